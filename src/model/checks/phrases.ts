// How texts of a language name a phone, where they are, and what is free. Plain data, as in language.ts.

/** Patterns of the words for each kind of phone. */
export interface PhoneKinds {
  readonly mobile: string
  readonly landline: string
  /** Words between one of them and its number: "our mobile is". */
  readonly between: string
  /** What a phone may be for, in its name in site.yaml and in its label. */
  readonly uses?: readonly (readonly [name: string, label: string])[]
  /** Straight before one of them, where it is the phone of the reader: "from a". */
  readonly theirs: string
  /** Hospitals, authorities and the like, whose phones a text gives; a few words may part them from the number. */
  readonly others?: string
  /** Straight before a number, where it is that of whoever was named last: "its helpline is". */
  readonly its?: string
  /** Straight before a number, where it is that of an authority that the sentence has named: "it hears you on". */
  readonly wants?: string
  /** Straight before a number, with regard to case: a body by its initials or its name, "ring the NHS on". */
  readonly bodies?: string
  /** Between the label of a phone and its number: "the van answers on". */
  readonly answers?: string
  /** Before the label of a phone, and between that and its number: "call the van on". */
  readonly called?: readonly [before: string, behind: string]
  /** Between whoever is named and a number that is not theirs, a call to somebody else: "ring". */
  readonly calls?: string
  /** Between whoever is named and the number, behind a comma: "telephone", "on". */
  readonly reached?: string
}

/** How a text tells since when the business is there. Patterns. */
export interface Beginning {
  /** Before the year the business began. */
  readonly since: string
  /** The beginning of the business told outright, the year in a group: "my father opened the shop in". */
  readonly founded?: string
  /** What a business does once it is one, its year in a group: "in 1998 we rented a shop". */
  readonly acted?: string
}

/** A body of the state or a firm that everybody knows: how a link calls it (a pattern), and its hosts. */
export interface Body {
  readonly called: string
  readonly hosts: readonly string[]
}

/** How a text names the business, and what it does. Patterns. */
export interface Naming {
  readonly bodies?: readonly Body[]
  /** Pattern before a thing that something is only compared with: "instead of". */
  readonly instead?: string
  /** Straight behind a job, over small letters without accents: not the thing it is done to, but where or when. */
  readonly asides: string
  /** Straight before the thing that is worked on, over small letters without accents: "the work on the". */
  readonly work?: string
  /** Straight behind a noun that is then narrowed to nothing, over small letters without accents: "that we serve". */
  readonly ours?: string
  /** Straight before its name, with regard to case: "thank you for choosing". */
  readonly thanks: string
  /** What a body is that the members of a trade have, and no business: "association". */
  readonly guilds?: string
  /** A company by its form (group 1) that keeps what the reader writes; in such a sentence: it does so for another. */
  readonly keeper?: string
  readonly keepsFor?: string
  /** What schema.org calls trades, and how a heading calls who is of one; before that and behind it. */
  readonly trades?: readonly (readonly [type: string, pattern: string])[]
  readonly tradeIs?: readonly [before: string, behind: string]
  /** A whole question, without its mark: what it costs, whatever "it" is on the page. */
  readonly asksPrice?: string
  /** Straight behind a price that is paid every month or the like, and how what is paid so is called. */
  readonly rates?: readonly (readonly [behind: string, named: string])[]
  readonly often?: Often
  /** Straight before its mailbox: "write to us at". */
  readonly mailbox?: string
  /** In a line of copyright: all rights reserved, forms of companies. */
  readonly rights?: string
  /** Endings that a town has in the names of streets alone, over small letters without accents. */
  readonly streetEndings?: string
}

/** How a text says that a town is served: by patterns, over small letters without accents, around its name. */
export interface Serving {
  /** Straight before the town ("we come to"), and what follows it. */
  readonly ways: readonly (readonly [before: string, behind: string])[]
  /** The same in descriptions and leads, which have sentences without a verb: "from Leeds to". */
  readonly inSummaries: readonly (readonly [before: string, behind: string])[]
  /** The same in points of a list too, which may be no sentence: "repairs all over"; of a picture, where it is from. */
  readonly inShort?: readonly (readonly [before: string, behind: string])[]
  readonly inPictures?: readonly (readonly [before: string, behind: string])[]
  /** Behind a town as it stands in the list, what makes it another form of its name. */
  readonly endings: string
  /** Straight before the name of a town, and its ending behind that, where it is the name of a street. */
  readonly street?: readonly [before: string, ending: string]
  /** Names of towns that stand for others elsewhere. */
  readonly shared?: readonly SharedNames[]
  /** Where towns of which there is one are, as latitude and longitude; as they stand in the list of towns. */
  readonly located?: readonly (readonly [town: string, latitude: number, longitude: number])[]
  /** Whether a town without a page may be served where it is as near as the business comes. */
  readonly isByDistance?: boolean
}

/** Towns whose names quarters and villages far from them have too: such a name is the town's near it alone. */
export interface SharedNames {
  /** A point between these towns, as latitude and longitude. */
  readonly around: readonly [latitude: number, longitude: number]
  /** As far as from there they are meant. */
  readonly kilometres: number
  /** As they stand in the list of towns. */
  readonly towns: readonly string[]
}

/** How a text says where it is. Patterns. */
export interface Placed {
  /** Straight before the name of the town a text is about, with the space behind it: "in", "a street of". */
  readonly before: string
  /** Straight before a town in a heading, where it is no neighbour, way or comparison: "the", not "from the". */
  readonly headed?: string
  /** At the head of the heading over the neighbours of a place, straight before its name: "next to". */
  readonly beside?: string
  /** A town (%) that the first sentence about a place is about: "% is flat". */
  readonly begins?: string
  /** The office of the business, which has one address. */
  readonly office?: string
  /** At the start of a sentence, straight before the name of a quarter it is about. */
  readonly opening?: string
  /** Straight before the name of a quarter that premises of customers are in: "the shops in". */
  readonly premises?: string
  /** Pattern of the ends of what the people of a town are called, behind the stem of its name. */
  readonly people?: string
  /** Straight before the name of the town the business says it is based in, with the space behind it. */
  readonly seat?: string
  /** Straight before rooms of the business, whose town is said in a few words: "our office in". */
  readonly rooms?: string
  /** Straight before and behind a town: which the business knows well; where it has rooms, of a summary others too. */
  readonly atHome?: readonly (readonly [before: string, behind: string])[]
  readonly branches?: readonly (readonly [before: string, behind: string])[]
  readonly inSummaries?: readonly (readonly [before: string, behind: string])[]
  /** Towns, of which one is no quarter of the town of the business, where the language lists no others. */
  readonly cities?: readonly string[]
  /** Straight before the first of several quarters of a sentence: "towards the". */
  readonly quarters?: string
  /** Anywhere in such a sentence: the quarter is compared with another, or lies on a way. */
  readonly compared?: string
  /** Straight before that, where the reader is spoken to: "do you live". */
  readonly yours: string
  /** Straight before that, where one reader is spoken to and no other: "your house". */
  readonly house?: string
  /** What makes such a sentence one of several cases: "if". */
  readonly supposed?: string
  /** Straight behind the first of two names of which either is meant: "or in". */
  readonly either?: string
  /** Straight behind a name that is one of several: "or". */
  readonly listed?: string
  /** Straight before the number of a house of the street: "at number". */
  readonly number?: string
  /** Straight before that, where it is the house of the business: "you find us". */
  readonly ourNumber?: string
  /** Straight before the street and number of the business: "you find us in". */
  readonly ourStreet?: string
  /** Straight before the postal code of the business: "our postcode is". */
  readonly ourCode?: string
  /** Straight before it, where the name is that of a street. */
  readonly street: string
}

/** How a text says that something costs nothing. Patterns. */
export interface Free {
  /** Words that say it. */
  readonly pattern: string
  /** Words between them and the thing that is free: "is". */
  readonly between: string
  /** Anywhere in the sentence: it holds for a case alone, or not at all. */
  readonly unless: string
}

/** How a text says that a number is nobody's promise. Patterns. */
export interface Disowned {
  /** Before what a promise depends on: "if". */
  readonly condition?: string
  /** At the head of what holds in one place alone: "inside", "beyond". */
  readonly where?: string
  /** Right behind a claim, before another number that undercuts it: "often". */
  readonly hedged?: string
  /** The same as a share of it: "half that". */
  readonly shares?: string
  /** Straight before how long something else lasts, which is no time within which anybody comes: "for". */
  readonly during?: string
  /** Straight before a time after which something is done again: "every". */
  readonly each?: string
  /** What the business did once, and no more than that. */
  readonly past?: string
  /** At the head of a clause whose subject is that of the clause before it: "it costs". */
  readonly carried?: string
  /** Before a number in its clause: a promise is refused, "nobody can guarantee". */
  readonly refused?: string
  /** The reader does something, and is not promised to have something. */
  readonly reader?: string
  /** Straight before a price: goods in a group, and what joins the price to them: "a hose from". */
  readonly goods?: string
}

/** How a business says how many work there. Patterns. */
export interface Staff {
  /** Somebody who works there, by what he does, in the nominative: "our fitter". */
  readonly role?: string
  /** Straight before the number of its people of one kind: "we are a practice of". */
  readonly staff?: string
  /** Between two kinds of people: "and". */
  readonly joins?: string
  /** How somebody came to the business, the year in a group: "joined us in 2019". */
  readonly joined?: string
  /** Behind the name of somebody who does something here since a year, which is in a group. */
  readonly hereSince?: string
}

/** How often something is done. Patterns. */
export interface Often {
  /** A question of it. */
  readonly asked: string
  /** Before a period of several: "every". */
  readonly each: string
  /** Before one: "a". */
  readonly a: string
}
