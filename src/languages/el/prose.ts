// What an editor marks in Greek: words for other words, articles, words doubled rightly, Greek in Latin letters. Data.
import { type Prose, phrases } from '../../model/checks/language.ts'
import { gaps, shows } from './leftovers.ts'

const pairs = (text: string) =>
  phrases(text)
    .map((pair) => pair.split(' '))
    .map(([from = '', to = '']): [string, string] => [from, to])

/** A preposition and its article twice, two particles for one, a comparison of what is compared. */
const twice: Prose['twice'] = [
  { pattern: '[σΣ]ε στ(?:ο|ον|ην?|α|ις|ους)', sign: 'ε στ' },
  { pattern: '[σΣ]τ(?:ο τον?|η την?|ην την|ον τον?|α τα|ις τις)', sign: ' τ' },
  { pattern: '[θΘ]α να', sign: 'α να ' },
  { pattern: 'να θα', sign: 'να θα ' },
  { pattern: '[θΘ]α δεν', sign: 'α δεν ' },
  { pattern: 'ότι πως', sign: 'ότι πως' },
  {
    pattern:
      '[πΠ]ιο (?!δεύτερ|ύστερ)(?:\\p{Ll}+(?:ύτερ|ότερ|ώτερ|έστερ|ίτερ)|καλύτερ|χειρότερ)' +
      '(?:ος?|ου|ον|η|ης|ες|οι|ους|ων|α)',
    sign: 'ιο ',
  },
]

export const prose: Prose = {
  asks:
    '(?:(?:σε|από|ως|με|για|κάθε|ανά) )?(?:πόσ(?:ο|η|οι|ες|α|ους|ων)|πότε|γιατί|πώς|πού|τι|' +
    'ποι(?:ος|α|ο|οι|ες|ους|ον|ου))' +
    '(?! (?:να|εμάς))|' +
    'μπορ(?:ώ|εί|ούμε|είτε)|χρειάζ(?:εται|ομαι|ονται)|πρέπει|υπάρχ(?:ει|ουν)|έχετε|' +
    '(?:έρχ|χρεών|δουλεύ|κάν|δίν|παίρν|αναλαμβάν|καλύπτ|δέχ|κόβ|φέρν|εκδίδ)(?:ετε|εστε)|' +
    '(?:πληρών|περιμέν|κλείν|καλ)(?:ω|ώ)|είστε',
  once: phrases(`
    ο, η, οι, τον, την, τη, το, τα, τις, και, κι, με, σε, από, για, στο, στη, στην, στον, στα, στις, στους, να, θα,
    δεν, μη, μην, που, αν, ως, ή, είναι, έχει, κάθε, όταν, πριν, μετά, ότι, επειδή, αφού, ώστε, αλλά, όμως,
    νερό, νερά, τιμή, τιμές, βάνα, ώρες, είτε, μετά, ενώ, μέσω, λόγω`),
  doubled: phrases(`
    σιγά, λίγο, γύρω, άκρη, κάτω, πάνω, πρώτα, κομμάτι, βήμα, μέρα, ένα, δύο, μόλις, χέρι, τοίχο, πολύ, ναι, όχι, κοντά,
    δίπλα, κολλητά,
    γωνία, στάλα, σταγόνα, πόντο, μπουκιά, γωνιά, ίσια, καλά, αργά, γρήγορα, τώρα, ήσυχα, ύστερα, πόρτα, σπίτι, δρόμο,
    φύλλο, σειρά, πλάκα, στενό, χρόνο, ράφι, λέξη, κάπου, σωστά, ήρεμα, πρωί, όροφο, όπως, κάπως, πότε, λιγάκι, χωριστά,
    στρώμα, φέτα, ζευγάρι, δωμάτιο, κλειδί, δόντι, μέτρο, πλακάκι, βίδα, ομάδες, παρέες, βράδυ, νύχτα, μεσημέρι, τέρμα,
    μπροστά, πίσω, μέσα, ξυστά, κρυφά, απαλά, μαλακά, χαλαρά, χοντρά, ψιλά, ανοιχτά, όμορφα, ωραία, καθαρά, ψηλά,
    χαμηλά, βαθιά, ίδιος, ίδια, ίδιο, μικρό, μικρά, λεπτά, σκαλί, σκαλοπάτι, σελίδα, γραμμή, πόντους, χίλια, αράδα,
    κουτάλι, τούβλο, πέτρα, κόμπο, ρίζα, τετράγωνο, αγάλι,
    κούτσα, τσίμα, φάτσα, τσούκου, τάκα, μισά, λίγα, πέντε, τρεις, τέσσερα`),
  // "Drain drain": no verb, and not behind an article or a preposition. "What can be sold is sold" has no comma.
  oneByOne:
    '(?<=^|\\s)(?<!(?:^|\\s)(?:ο|η|το|οι|τα|του|της|των|τον|την|τη|τους|τις|σ(?:το|τη|την|τον|τα|τις|τους)|ένα|έναν|' +
    'ένας|μια|μία|κάθε|από|με|για|σε|χωρίς|και|πιο|πολύ)\\s)\\p{L}+(?<!ει|εί|[ωώ]|με|τε|ουν|ούν|ται|εις|είς)|' +
    // Behind another that is doubled: "door door and stair stair".
    '(?<=\\1 (\\p{L}+),? (?:και|κι|ή|μετά|ύστερα) )\\p{L}+',
  soItIs:
    '(?<!\\p{L})(?:ό,τι|όσ(?:ο[ιςν]?|α|ες|η|ους)|όποι(?:ος|α|ο|οι|ες)|όπου|όποτε|όταν|αν)\\s(?:(?:δεν|θα|το|' +
    'τα)\\s)?\\p{L}+' +
    '(?:ει|εί|[ωώάέ]|ουν|ούν|ται|[σξψκ]ε|[άώ]νε|ινε|ουμε|ετε)',
  openers: phrases(`
    ο, η, οι, τον, την, τη, το, τα, τις, τους, της, του, των, με, σε, από, για, στο, στη, στην, στον, στα, στις, στους,
    προς, χωρίς, μετά, πριν, όταν, αν, που, δεν, ότι, επειδή, ένα, έναν, μια, μία`),
  onceBehind: {
    words: phrases('σας, μας, τους'),
    others: phrases(`
      και, κι, ή, αλλά, όμως, να, θα, δεν, μη, μην, που, πού, πώς, πως, ότι, όταν, αν, γιατί, επειδή, αφού, μόλις, όσο,
      όπως, όπου, όποτε, πριν, ώστε, ενώ, απλώς, απλά, μόνο, πάντα, συνήθως, συχνά, τότε, έτσι, εμείς, κανείς, ποιος,
      ποιοι, τι, πότε, αμέσως, πρώτα, μετά, ύστερα, ακόμη, ακόμα, επίσης, ίσως, ας`),
  },
  twice,
  gaps,
  shows,
  articles: [
    [phrases('η'), phrases('στη, στην, τη, την'), phrases('της')],
    [phrases('ο'), phrases('στον, τον'), phrases('του')],
    [phrases('το'), phrases('στο, το'), phrases('του')],
    [phrases('οι'), phrases('στις, τις'), phrases('των')],
    [phrases('οι'), phrases('στους, τους'), phrases('των')],
    [phrases('τα'), phrases('στα, τα'), phrases('των')],
  ],
  latin: {
    own: pairs(`
      αι e, ει i, οι i, ου u, αυ af, ευ ef, μπ b, ντ d, γκ g, γγ g, α a, β v, γ g, δ d, ε e, ζ z, η i, θ th,
      ι i, κ k, λ l,
      μ m, ν n, ξ ks, ο o, π p, ρ r, σ s, τ t, υ i, φ f, χ h, ψ ps, ω o`),
    typed: pairs(`
      ch h, ph f, ou u, oy u, ai e, ei i, oi i, ay af, au af, av af, ey ef, eu ef, ev ef, mp b, nt d, gk g,
      gg g, y i, w o,
      8 th, 3 ks, j z`),
    either: ['x', 'ks', 'h'],
    words: phrases(
      'kai, tis, tin, ton, sto, stin, ston, apo, mas, sas, einai, gia, tou, oli, ola, den, tha, se, me, na, exei',
    ),
    alone: phrases(`
      kai, tis, stin, ston, stis, stous, einai, mas, sas, gia, apo, oti,
      doulia, douleia, doulies, kala, poly, poli, parapano, amesa, amesos, grigora, tilefono, thlefono, spiti, mpanio,
      kouzina, lekani, lekanes, sifonia, vlavi, kazanaki, mpaniera, nero, nera, solinas, solines,
      frateio, freatio, sifoni, texnikos, texnitis,
      ydravlikos, ydraulikos,
      apofraxi, apofraksi, apofrakseis, apofraxeis, apolymansi, antlisi, perioxi, perioxes, timi, wra, wres,
      nyxta, nixta, simera, parakalo, parakaloume, efxaristo, efxaristoume, efharisto, efharistoume, eyxaristoume,
      kalimera, kalispera, edw, twra, giati, opos, opws, dwrean, dorean, prosfora, prosfores, ypiresia,
      ypiresies, epikoinonia, epikoinwnia, plirofories, vrysi, vrisi, kathara, katharismos, egguisi, eggyisi,
      avrio, kathe, thelete, exoume, erxomaste, kaleste, eimaste, kanoume,
      mera, imera, imeres, vrady, vradi, omos, epeidi, otan, opou, opote, afou, mazi, pano, kato, dipla, konta,
      makria, prin, prota, ystera, epeita, synithos, sinithos, syxna, sixna, spania, dyskola, diskola, efkola,
      eukola, sosta, emeis, eseis, poso, tipota, ginetai, prepei, mporei, mporeite, mporoume, thelei, thelo,
      exete, exoun, yparxei, iparxei, vlepete, vgainei, trexei, menei, kleinei, anoigei, anoigoume, erxetai,
      erxontai, steilte, grapste, rotiste, zitiste, peite, ftanei, ftanoume, pernoume, voulonei, voulose,
      ftaiei, stazei, myrizei, mirizei, gemizei, xekina, xekiname, spitia, mpania, kouzines, kouzinas, nerou,
      neroxytis, neroxyti, niptiras, niptira, toualeta, vryses, vrises, solina, lekanis, freatia, frateia, avli,
      avles, avlis, ypogeio, ipogeio, ypogeia, isogeio, taratsa, mpalkoni, magazi, magazia, grafeio,
      polykatoikia, polikatoikia, diamerisma, oikodomi, domatio, patoma, tavani, toixos, toixo, dapedo, xoros,
      kleidi, kleidia, kleidaria, pinakas, kalodio, kalodia, revma, vlaves, zimia, zimies, ergasia, ergasies,
      texnites, ydravliki, ilektrologos, apolymanseis, antliseis, apoxetefsi, apoxeteysi, egyisi, plirosi,
      plirono, plironete, ekptosi, ekptoseis, xreosi, xreoseis, rantevou, evdomada, savvato, savvatokyriako,
      deftera, tetarti, pempti, synergeio, sinergeio, pelates, pelatis, perissotera, ligotero, kalytera,
      kalitera, kainourio, asfaleia, empeiria, poiotita, signomi, sygnomi, kalosorisate,
      alliws, allios, isws, aplws, telika, akoma, akomi, xoris, xwris, mexri, katw, panw, entaxei, sinexeia`),
    ends:
      '(?:aki|akia|ali|ari|idi|oni|iri|adi|outi|ouli|oudi|[oia]si|[ei]xi|psi|ei[ns]?|oume|ei?te|este|aste|[eo]ntai|' +
      'etai|ismos|imata|tiras|' +
      // An omega between consonants, or before the last one.
      '[ib-df-hj-np-tvxz]w[ns]|[b-df-hj-np-tvxz]w[b-df-hj-np-tvxz][a-z]*)',
  },
}
