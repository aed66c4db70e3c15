// English: words that are often misspelt, and those that are spelt otherwise over the sea. Short and certain: no right
// word begins like a wrong one. Data.
import { phrases } from '../../model/checks/language.ts'
import type { Spellings } from '../../model/checks/spelling.ts'

/** Words side by side: "x y, z w"; of three the last two belong together. */
const pairs = (text: string) =>
  phrases(text).map((pair): [string, string] => [pair.split(' ')[0] ?? '', pair.replace(/^\S+ /, '')])

/** What one side of the sea writes, and the other. Only where all forms of a word differ alike. */
const OVERSEAS = phrases(`
  color colour, favor favour, neighbor neighbour, behavior behaviour, flavor flavour, rumor rumour, harbor harbour,
  parlor parlour, centered centred, centering centring, center centre, fiber fibre, aluminum aluminium,
  jewelry jewellery, pajama pyjama, plow plough, traveler traveller, traveling travelling, traveled travelled,
  labeled labelled, labeling labelling, counselor counsellor, defense defence, cozy cosy, theater theatre,
  analyze analyse, anesthe anaesthe, pediatric paediatric, canceled cancelled, canceling cancelling,
  enrollment enrolment, fulfillment fulfilment, skillful skilful, honor honour, labor labour, vapor vapour, odor odour,
  humor humour, armor armour, savor savour, endeavor endeavour, vigor vigour, liter litre, caliber calibre,
  somber sombre, maneuver manoeuvre, mustache moustache, gynecolog gynaecolog, orthopedic orthopaedic,
  hemorrh haemorrh, hemophil haemophil, anemi anaemi, leukemi leukaemi, diarrhea diarrhoea, estrogen oestrogen,
  esophag oesophag, modeling modelling, modeled modelled, dialing dialling, dialed dialled, fueling fuelling,
  fueled fuelled, leveling levelling, leveled levelled, tunneling tunnelling, channeling channelling,
  marvelous marvellous, woolen woollen, jeweler jeweller, willful wilful, installment instalment, offense offence,
  pretense pretence, paralyze paralyse, skeptic sceptic`)

/** Of these, what Americans write as well. */
const EITHER = /^(?:theater|analyze|canceled|canceling|counselor|labor|armor|mustache|orthopedic|modeling|jeweler) /

/** Words that are spelt wrong, each by its beginning. */
export const spellings: Spellings = {
  // The usual spelling first.
  free: pairs(`
    check-ups?$ checkups?$, follow-ups?$ followups?$, x-ray xray, drop-in$ dropin$,
    walk-in$ walkin$,
    call-outs?$ callouts?$,
    e-mail email, wi-fi$ wifi$,
    well-being$ wellbeing$, after-care$ aftercare$, on-line$ online$, web-site website, co-operat cooperat,
    co-ordinat coordinat,
    mortice mortise, adviser advisor, ageing$ aging$, banister bannister, artefact artifact, focuss focus(?:ed|ing),
    realis realiz, recognis recogniz, specialis specializ, apologis apologiz, customis customiz, personalis personaliz,
    minimis minimiz, maximis maximiz, prioritis prioritiz, galvanis galvaniz, modernis moderniz, sterilis steriliz`),
  wrong: pairs(`
    reciev receiv, reciept receipt, beleiv believ, acheiv achiev, percieve perceive, decieve deceive, concieve conceive,
    definat definit, definetly definitely, definitly definitely, seperat separat, desparate desperate,
    occured occurred, occuring occurring, occurence occurrence, ocasion occasion, occassion occasion,
    accomodat accommodat, acommodat accommodat, untill until, tommorow tomorrow, tommorrow tomorrow, tomorow tomorrow,
    neccessar necessar, necesar necessar, neccesar necessar, unneccessar unnecessar, unecessar unnecessar,
    recomend recommend, reccomend recommend, reccommend recommend, enviroment environment, goverment government,
    embarass embarrass, harrass harass, adress address, apparant apparent, arguement argument, begining beginning,
    buisness business, catagor categor, collegue colleague, comittee committee, commitee committee,
    committment commitment, concious conscious, consistant consistent, dissapoint disappoint, disapoint disappoint,
    dissapear disappear, equiptment equipment, existance existence, experiance experience, expirience experience,
    familar familiar, finaly finally, foriegn foreign, freind friend, fourty forty, garantee guarantee,
    guarentee guarantee, gaurantee guarantee, garuntee guarantee, happend happened, heigth height, hieght height,
    hygeine hygiene, hygenist hygienist, immediatly immediately, imediat immediat, independant independent,
    intresting interesting, knowlege knowledge, liason liaison, libary library, maintainance maintenance,
    maintenence maintenance, maintanance maintenance, maintainence maintenance, managment management, mispell misspell,
    noticable noticeable, oppurtunit opportunit, oportunit opportunit, parrallel parallel, paralel parallel,
    particulary particularly, perfomance performance, permanant permanent, persistant persistent,
    posession possession, possesion possession, prefered preferred, prefering preferring, priviledge privilege,
    privelege privilege, probaly probably, proffesional professional, profesional professional,
    proffessional professional, publically publicly, questionaire questionnaire, realy really, refered referred,
    relevent relevant, remeber remember, responsab responsib, responsibilty responsibility, restaraunt restaurant,
    resturant restaurant, rythm rhythm, safty safety, sieze seize, similiar similar, sincerly sincerely, speach speech,
    succesful successful, sucess success, suprise surprise, technican technician, tecnician technician,
    temperture temperature, tempreture temperature, thier their, threshhold threshold, tounge tongue, truely truly,
    unfortunatly unfortunately, unforseen unforeseen, usualy usually, vaccum vacuum, visable visible, wierd weird,
    withold withhold, writting writing, writen written, yeild yield, becuase because, beacuse because, aquir acquir,
    agressiv aggressiv, assesment assessment, basicly basically, benifit benefit, cheif chief, comming coming,
    completly completely, convienien convenien, conveniant convenient, copywright copyright, developement development,
    diffrent different, difficut difficult, disasterous disastrous, dosent doesn't, emergancy emergency,
    especialy especially, excelent excellent, exellent excellent, explaination explanation, extremly extremely,
    generaly generally, greatful grateful, happyness happiness, inteligen intelligen, interupt interrupt,
    lenght length, strenght strength, minumum minimum, mischievious mischievous, morgage mortgage, neice niece,
    nieghbo neighbo, ninty ninety, occationally occasionally, offical official, orignal original, peice piece,
    posible possible, preceeding preceding, presance presence, peridont periodont,
    pronounciation pronunciation, quanity quantity, refridgerat refrigerat,
    repitition repetition, sentance sentence, sevral several,
    shoud should, stoped stopped,
    sufficent sufficient, supose suppose, therfore therefore, thorougly thoroughly, togeather together,
    transfered transferred, twelth twelfth, valueable valuable, warrenty warranty, wednsday wednesday,
    wensday wednesday, febuary february, saterday saturday, electrican electrician, electritian electrician,
    instalation installation, apointment appointment, appoinment appointment, avaliable available,
    availible available, competative competitive, discription description, efficent efficient, gaurd guard,
    insurence insurance, qoute quote, reasonible reasonable, reliabilty reliability, replacment replacement,
    alot a lot, aswell as well, atleast at least, infact in fact, eachother each other, doesnt doesn't,
    didnt didn't, isnt isn't, wasnt wasn't, wouldnt wouldn't, couldnt couldn't, shouldnt shouldn't, havent haven't,
    hasnt hasn't, youre you're, youve you've, theyre they're, dont don't`),
  // Names, soil that nobody tilled, things mixed together, words from Latin.
  butRight: [
    'thierr',
    'thiers$',
    'untill(?:ed|able)',
    'commingl',
    'dont[a-z]',
    'youre[a-z]',
    'color(?:a[tn]|ect|im)',
    'honor(?:ar|if)',
    'labor(?:at|io)',
    'vapor(?:i[sz]|ous)',
    'odor(?:ous|i[sz]|if)',
    'humor(?:ous|al|is)',
    'armorial',
    'vigorous',
    'litera',
    'glamor',
  ],
  regional: {
    en_GB: pairs(OVERSEAS.join(', ')),
    en_US: OVERSEAS.filter((pair) => !EITHER.test(pair)).map((pair): [string, string] => {
      const [ours = '', theirs = ''] = pair.split(' ')
      return [theirs, ours]
    }),
  },
}
