/*
 * Words so common in names and addresses of this field that a word which differs from one of them by a single letter is that word misread;
 * the last line holds true words that differ so.
 */
const usual = new Set(
  `
  INC LLC LLP LTD CORP
  ADVISORS AGENCY AMERICAN ASSOCIATES ASSURANCE ATLANTIC BROKERAGE BROKERS CASUALTY CENTRAL COMMERCIAL COMPANY CONTINENTAL CONTRACTORS
  CORPORATION EASTERN EMPLOYERS EXCESS EXCHANGE FEDERAL FINANCIAL FIRE GENERAL GLOBAL GROUP GUARANTEE GUARANTY HOLDINGS INCORPORATED
  INDEMNITY INSURANCE INTERNATIONAL LIABILITY LIMITED LINES MANAGEMENT MARINE MIDWEST MUTUAL NATIONAL NORTHERN PACIFIC PARTNERS
  PREFERRED PROPERTY REINSURANCE RISK SECURITY SERVICE SERVICES SOLUTIONS SOUTHERN SPECIALTY SURETY SURPLUS UNDERWRITERS UNITED WESTERN
  BUILDERS BUILDING CARPENTRY CLEANING CONCRETE CONSTRUCTION CONTRACTING CONTRACTOR COOLING DEMOLITION DRYWALL ELECTRIC ELECTRICAL
  ELEVATOR ENTERPRISES EQUIPMENT EXCAVATING EXCAVATION FLOORING GLASS HEATING INDUSTRIES INSULATION LANDSCAPE LANDSCAPING LOGISTICS
  MASONRY MECHANICAL PAINTING PAVING PLUMBING PROTECTION RENTAL ROOFING STEEL SUPPLY SYSTEMS TRANSPORT TRUCKING WELDING
  AVENUE BLVD BOULEVARD COURT DRIVE EAST FLOOR HIGHWAY LANE NORTH PARKWAY PLACE ROAD ROUTE SOUTH STREET SUITE UNIT WEST
  ALABAMA ALASKA ARIZONA ARKANSAS CALIFORNIA CAROLINA COLORADO CONNECTICUT DAKOTA DELAWARE FLORIDA GEORGIA HAWAII IDAHO ILLINOIS INDIANA
  IOWA KANSAS KENTUCKY LOUISIANA MAINE MARYLAND MASSACHUSETTS MICHIGAN MINNESOTA MISSISSIPPI MISSOURI MONTANA NEBRASKA NEVADA HAMPSHIRE
  JERSEY MEXICO YORK OHIO OKLAHOMA OREGON PENNSYLVANIA RHODE ISLAND TENNESSEE TEXAS UTAH VERMONT VIRGINIA WASHINGTON WISCONSIN WYOMING
  BOOKING CLASS CLEARING COOKING DENTAL FAST FEEDING FLOODING INLAND JANE MENTAL NEST PLANNING POINTING POOLING PRINTING SAVING SEATING
  TOOLING TRACKING WEDDING WORTH ING INS TLC MARINA MARINO
  `
    .trim()
    .split(/\s+/),
);
const byLength = new Map<number, string[]>();
for (const word of usual) byLength.set(word.length, [...(byLength.get(word.length) ?? []), word]);

/** Letters that recognition takes for each other; in a short word only these count, since many short words differ by one letter. */
const alike = ["OQDCG", "ILTJ", "EFB", "RBPK", "HNMW", "VYU", "SBG", "AR", "XK"];
const short = 6;

/** A zero or a one among the letters of a word, where it is no ordinal ("1st") and no short name of a road or a unit ("A1A"). */
const digitInWord = /^0\d*[A-Z]|^1(?!ST$)[A-Z]{2}|^(?=.{5})[A-Z].*[A-Z][01]+[A-Z]|[A-Z]{3}[01]$/i;

/**
 * Whether a word of a name or an address is one that is misread: a usual word with one letter changed, a Q without its U, or a digit
 * among letters.
 */
export function isMisspelt(text: string): boolean {
  const word = text.toUpperCase().replace(/[^A-Z]/g, "");
  // An I at a word's beginning is read as a small l.
  if (/^l(?![aeiouy]|td|lc|lp|p\b)[a-z]/.test(text)) return true;
  if (/\d/.test(text)) return digitInWord.test(text.replace(/[^A-Za-z0-9]/g, ""));
  if (word.length < 3 || usual.has(word)) return false;
  if (/Q[^U]/.test(word)) return true;
  return (byLength.get(word.length) ?? []).some((other) => {
    const changed = [...other].flatMap((letter, at) => (letter === word[at] ? [] : [[letter, word[at] ?? ""]]));
    const [pair] = changed;
    return changed.length === 1 && pair && (word.length >= short || alike.some((set) => pair.every((letter) => set.includes(letter))));
  });
}
