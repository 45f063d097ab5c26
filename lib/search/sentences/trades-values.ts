/**
 * Trades by the words that name them, in English, Spanish and French, in small letters without accents. `people`: who work in it, used alone in a
 * sentence. `work`: its name, before "contractors" or after "proveedores de".
 */
export const trades: readonly { key: string; people: readonly string[]; work: readonly string[] }[] = [
  {
    key: "electrical",
    people: ["electricien", "electriciens", "electrician", "electricians", "electricista", "electricistas"],
    work: [
      "electricite",
      "electriques",
      "electrical",
      "electric",
      "electricity",
      "electrico",
      "electricos",
      "electrica",
      "electricas",
      "electricidad",
    ],
  },
  {
    key: "plumbing",
    people: ["plombier", "plombiers", "plumber", "plumbers", "plomero", "plomeros", "fontanero", "fontaneros"],
    work: ["plomberie", "plumbing", "plomeria", "fontaneria"],
  },
  {
    key: "hvac",
    people: ["hvac contractor", "hvac contractors"],
    work: ["climatisation", "chauffage", "hvac", "mechanical", "heating and cooling", "climatizacion", "aire acondicionado"],
  },
  {
    key: "roofing",
    people: ["couvreur", "couvreurs", "roofer", "roofers", "techador", "techadores"],
    work: ["toiture", "couverture de toit", "roofing", "roofs", "techos", "techado"],
  },
  {
    key: "concrete",
    people: ["concrete finisher", "concrete finishers"],
    work: ["beton", "concrete", "hormigon", "concreto"],
  },
  {
    key: "masonry",
    people: ["macon", "macons", "mason", "masons", "bricklayer", "bricklayers", "albanil", "albaniles"],
    work: ["maconnerie", "masonry", "albanileria"],
  },
  {
    key: "painting",
    people: ["peintre", "peintres", "painter", "painters", "pintor", "pintores"],
    work: ["peinture", "painting", "pintura"],
  },
  { key: "drywall", people: ["drywaller", "drywallers"], work: ["cloisons seches", "drywall", "tablaroca", "paneles de yeso"] },
  { key: "framing", people: ["framer", "framers"], work: ["framing"] },
  {
    key: "carpentry",
    people: ["charpentier", "charpentiers", "menuisier", "menuisiers", "carpenter", "carpenters", "carpintero", "carpinteros"],
    work: ["charpente", "menuiserie", "carpentry", "carpinteria"],
  },
  {
    key: "landscaping",
    people: ["paysagiste", "paysagistes", "landscaper", "landscapers", "jardinero", "jardineros", "paisajista", "paisajistas"],
    work: ["amenagement paysager", "landscaping", "jardineria", "paisajismo"],
  },
  { key: "excavation", people: ["excavator", "excavators"], work: ["terrassement", "excavation", "excavating", "earthwork", "excavacion"] },
  { key: "paving", people: ["paver", "pavers"], work: ["pavage", "asphaltage", "paving", "asphalt", "pavimentacion", "asfalto"] },
  { key: "demolition", people: [], work: ["demolition", "demolicion"] },
  {
    key: "glazing",
    people: ["vitrier", "vitriers", "glazier", "glaziers", "vidriero", "vidrieros"],
    work: ["vitrerie", "glazing", "glass", "vidrieria"],
  },
  { key: "flooring", people: ["flooring installer", "flooring installers"], work: ["flooring", "floors", "pisos"] },
  {
    key: "tile",
    people: ["carreleur", "carreleurs", "tiler", "tilers", "tile setter", "tile setters"],
    work: ["carrelage", "tile", "tiling", "azulejos"],
  },
  {
    key: "steel",
    people: ["steel erector", "steel erectors", "ironworker", "ironworkers"],
    work: ["acier", "steel", "structural steel", "acero"],
  },
  {
    key: "welding",
    people: ["soudeur", "soudeurs", "welder", "welders", "soldador", "soldadores"],
    work: ["soudure", "welding", "soldadura"],
  },
  { key: "insulation", people: ["insulator", "insulators"], work: ["isolation", "insulation", "aislamiento"] },
  { key: "fire-protection", people: ["sprinkler fitter", "sprinkler fitters"], work: ["fire protection", "sprinkler", "fire sprinkler"] },
  { key: "cleaning", people: ["cleaner", "cleaners", "janitor", "janitors"], work: ["nettoyage", "cleaning", "janitorial", "limpieza"] },
  { key: "elevator", people: [], work: ["ascenseurs", "elevator", "elevators", "ascensores"] },
  { key: "surveying", people: ["surveyor", "surveyors", "topografo", "topografos"], work: ["arpentage", "surveying", "topografia"] },
  {
    key: "trucking",
    people: ["trucker", "truckers", "hauler", "haulers", "camionero", "camioneros"],
    work: ["camionnage", "trucking", "hauling"],
  },
  { key: "security", people: ["security guard", "security guards"], work: ["security"] },
];
