// True German sentences, as paragraphs of the pages of a bicycle shop, that no rule may report.
export const texts: readonly string[] = [
  // Amounts of others: laws, makers, history, insurers.
  'Das Gesetz von 1998 verlangt eine Frist von 24 Stunden, und das Amt kassiert bis zu 5.000 €.',
  'Im Jahr 1970 kostete ein Einsteckschloss etwa 4 Mark, also einen halben Wochenlohn.',
  'Die meisten Versicherungen verlangen 100 bis 250 Euro Selbstbeteiligung je Schaden.',
  'Messing dehnt sich zwischen Winter und Sommer um etwa 2 % aus.',
  'Die Beratung kostet € 20, schreibt die Kammer in Wien; in Basel sind es CHF 45.50.',
  // Telephones and hours of others.
  'Melden Sie einen Einbruch der Polizei unter 110, und rufen Sie 112, wenn noch jemand im Haus ist.',
  'Die Verbraucherzentrale antwortet werktags von 9 bis 17 Uhr unter 0800 3310331.',
  // Dates.
  'Bis 30. Juni 2025 war die Werkstatt in Otley.',
  'Das Haus wurde am 4. Mai 1931 fertig und steht seit 1988 unter Denkmalschutz.',
  // Words that look like slips.
  'Es war sehr sehr kalt, und die, die die Tür öffnen wollten, klopften immer wieder.',
  'Was ist ist, und was der, der der Nachbarin half, sagte, wird gebaut werden, werden Sie hören.',
  'ABUS, BKS, Ikon und DOM bauen Schließzylinder; das VdS-Zeichen steht auf dem Beschlag.',
  'So finden Sie das richtige Schloss: Maß nehmen, vergleichen, einbauen.',
  'Am Wochenende, d. h. Sa. und So., ist die Straße z. B. für Lieferwagen gesperrt.',
  // Spelling: compounds, separable verbs, words of the trade, the spelling of Switzerland.
  'Die mehrfachverriegelte, selbstschließende Haustür lässt sich zweifach absperren und weiterverwenden.',
  'Der Zylinder ist aufbohrgeschützt, schlagzerstörungsgehemmt und lässt sich umcodieren.',
  'In Zürich heisst es schliessen, und die Türe ist draussen abgeschlossen.',
  // Typography.
  'Fenster: 1.000 €? Nein: „die Hälfte“, sagt der Hersteller. Siehe Seiten 4–5, u. a. die Tabelle.',
  'Zimmer 1/2 und 3/4 teilen sich einen Flur; die E-Mail an post@gov.uk kam zurück.',
  // Days of others, days under a condition, and words in brackets.
  'Der Laden nebenan ist auch sonntags geöffnet.',
  'Die Werkstatt ist sonntags nicht geöffnet.',
  'Hat das Büro sonntags geöffnet?',
  'Das Büro der Stadt hat samstags geschlossen.',
  'Im Dezember hat der Laden sonntags geöffnet.',
  'Die Praxis im Nachbarhaus hat mittwochs geschlossen.',
  'Wenige Läden haben sonntags geöffnet.',
  'Ein Laden ist sonntags nur mit Genehmigung geöffnet.',
  'Der Markt ist sonntags geöffnet und montags geschlossen.',
  'Nach Absprache ist die Werkstatt auch sonntags geöffnet.',
  'Früher war der Laden sonntags geöffnet.',
  'Die Bücherei ist sonntags offen.',
  'Die Miete steigt (mit Vermieter klären).',
  'Wer umzieht (mit der Bank klären), braucht Zeit.',
  'Fragen zum Keller (mit Hausverwaltung klären) beantwortet das Amt.',
  'Das Tor bleibt sonntags offen.',
  'Ob der Laden sonntags geöffnet ist, sagt der Vermieter.',
  'Am Sonntag ist der Park geöffnet.',
  'Die Post hat montags geöffnet.',
  'So ist das Rad, und die Kette ist neu.',
]
