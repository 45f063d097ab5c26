/**
 * Trades by the words that name them, in English and Spanish, in small letters without accents. `people`: who work in it, used alone in a
 * sentence. `work`: its name, before "contractors" or after "proveedores de".
 */
export const trades: readonly { key: string; people: readonly string[]; work: readonly string[] }[] = [
  {
    key: "electrical",
    people: ["electrician", "electricians", "electricista", "electricistas"],
    work: ["electrical", "electric", "electricity", "electrico", "electricos", "electrica", "electricas", "electricidad"],
  },
  {
    key: "plumbing",
    people: ["plumber", "plumbers", "plomero", "plomeros", "fontanero", "fontaneros"],
    work: ["plumbing", "plomeria", "fontaneria"],
  },
  {
    key: "hvac",
    people: ["hvac contractor", "hvac contractors"],
    work: ["hvac", "mechanical", "heating and cooling", "climatizacion", "aire acondicionado"],
  },
  { key: "roofing", people: ["roofer", "roofers", "techador", "techadores"], work: ["roofing", "roofs", "techos", "techado"] },
  {
    key: "concrete",
    people: ["concrete finisher", "concrete finishers"],
    work: ["concrete", "hormigon", "concreto"],
  },
  { key: "masonry", people: ["mason", "masons", "bricklayer", "bricklayers", "albanil", "albaniles"], work: ["masonry", "albanileria"] },
  { key: "painting", people: ["painter", "painters", "pintor", "pintores"], work: ["painting", "pintura"] },
  { key: "drywall", people: ["drywaller", "drywallers"], work: ["drywall", "tablaroca", "paneles de yeso"] },
  { key: "framing", people: ["framer", "framers"], work: ["framing"] },
  { key: "carpentry", people: ["carpenter", "carpenters", "carpintero", "carpinteros"], work: ["carpentry", "carpinteria"] },
  {
    key: "landscaping",
    people: ["landscaper", "landscapers", "jardinero", "jardineros", "paisajista", "paisajistas"],
    work: ["landscaping", "jardineria", "paisajismo"],
  },
  { key: "excavation", people: ["excavator", "excavators"], work: ["excavation", "excavating", "earthwork", "excavacion"] },
  { key: "paving", people: ["paver", "pavers"], work: ["paving", "asphalt", "pavimentacion", "asfalto"] },
  { key: "demolition", people: [], work: ["demolition", "demolicion"] },
  { key: "glazing", people: ["glazier", "glaziers", "vidriero", "vidrieros"], work: ["glazing", "glass", "vidrieria"] },
  { key: "flooring", people: ["flooring installer", "flooring installers"], work: ["flooring", "floors", "pisos"] },
  { key: "tile", people: ["tiler", "tilers", "tile setter", "tile setters"], work: ["tile", "tiling", "azulejos"] },
  { key: "steel", people: ["steel erector", "steel erectors", "ironworker", "ironworkers"], work: ["steel", "structural steel", "acero"] },
  { key: "welding", people: ["welder", "welders", "soldador", "soldadores"], work: ["welding", "soldadura"] },
  { key: "insulation", people: ["insulator", "insulators"], work: ["insulation", "aislamiento"] },
  { key: "fire-protection", people: ["sprinkler fitter", "sprinkler fitters"], work: ["fire protection", "sprinkler", "fire sprinkler"] },
  { key: "cleaning", people: ["cleaner", "cleaners", "janitor", "janitors"], work: ["cleaning", "janitorial", "limpieza"] },
  { key: "elevator", people: [], work: ["elevator", "elevators", "ascensores"] },
  { key: "surveying", people: ["surveyor", "surveyors", "topografo", "topografos"], work: ["surveying", "topografia"] },
  { key: "trucking", people: ["trucker", "truckers", "hauler", "haulers", "camionero", "camioneros"], work: ["trucking", "hauling"] },
  { key: "security", people: ["security guard", "security guards"], work: ["security"] },
];
