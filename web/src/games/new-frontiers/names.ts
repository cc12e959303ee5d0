// Where long words of tiles may part. No dictionary is at hand in a browser, and guesses part compounds badly.

const WORDS = `
Techno|logy Diplo|matic Invest|ment Spe|cialist Feder|ation Scav|engers Sepa|ratist Indus|trial Resis|tance
Strong|hold Settle|ment Pros|perous Consor|tium Reposi|tory Diver|sified Associ|ation Renais|sance Under|ground
Descen|dants Radio|active Explor|ation Terra|forming Inter|stellar Home|steading Conglom|erate Sympa|thizers
Trend|setters Conscrip|tion Diversi|fication
Luxus|güter Ent|wickeln Wirt|schaft Inge|nieure Macht|haber Föde|ration Kriegs|herr Erd|kolonie Vogel|rasse
Unter|grund Heimat|welt Wider|stand Raffi|nerie Gewürz|welt Nach|kommen Raum|tiefen Symbi|onten Gen|züchter
ver|lorener Haupt|stadt Techno|logie Galak|tische Produ|zieren Ver|brauchen Bot|schafter Export|zölle
Raum|truppen Öffent|liche Ver|besserte galak|tische Beschä|digte Grenz|gebiet Wasser|rasse Wach|roboter
Schwarm|welt Außen|posten Kampf|flotte Wohl|habende Radio|aktive Vulka|nische Trend|setter Ver|lassener
Daten|archiv Wehr|pflicht Absatz|märkte Galak|tischer Handels|gilde Degene|rierte Straf|kolonie Krieger|rasse
intel|ligente Rosetta|stein Rüstungs|welt Militär|taktik Inter|stellare Abge|schiedene Edelstein|welt
Maulwurf|rasse Designer|arten Roboter|fabrik Quali|fizierte Arbeits|kräfte Gen|mani|puliert Erkundungs|team
Land|be|set|zen|de Waffen|fabriken Pan|galaktische Transit|station Sympa|thi|santen Reptilien|rasse
Kometen|schwarm Munitions|werke Handels|steuern Landungs|schiffe Forschungs|labor Diversi|fizierte
Treib|stoff|lager Gen|mani|pulierte gen|mani|pulierte For|schungs|schiff Bergbau|industrie Gen|mani|pulations
Industrie|roboter Gen|mani|pulierten Künstler|siedlung Aste|roiden|gürtel Kontakt|spezialist
Berg|werks|besetzer Nach|richten|center Repli|kanten|roboter Investitions|kredite Sepa|ratisten|kolonie
Ver|teidigungs|system Blaster|kristall|mine Frei|willigen|programm Gen|mani|pulations|kammer
Frei|handels|gesell|schaft Blaster|kristall|kon|sortium`;

const parted = new Map(
  WORDS.trim()
    .split(/\s+/)
    .map((word) => [word.replaceAll('|', ''), word.replaceAll('|', '\u00AD')]),
);

/**
 * A word of up to so many letters goes to the next line before it is parted; a longer one fills the line, and so does
 * one of three words, for which two lines must do.
 */
const SHORT = 12;

/** The words of a name, with soft hyphens, and whether each is kept together as long as a line holds it. */
export function wordsOf(name: string): { text: string; together: boolean }[] {
  return name.split(' ').map((word, _, all) => ({
    text: word.replace(/\p{L}+/gu, (letters) => parted.get(letters) ?? letters),
    together: word.length <= SHORT && all.length < 3,
  }));
}
