/** The first three digits of the ZIP codes of each state and territory, from and to. */
const zips = new Map(
  `
  AK 995-999; AL 350-369; AR 716-729 755-755; AZ 850-865; CA 900-961; CO 800-816; CT 60-69; DC 200-205 569-569; DE 197-199;
  FL 320-349; GA 300-319 398-399; GU 969-969; HI 967-968; IA 500-528; ID 832-838; IL 600-629; IN 460-479; KS 660-679; KY 400-427;
  LA 700-714; MA 10-27 55-55; MD 206-219; ME 39-49; MI 480-499; MN 550-567; MO 630-658; MS 386-397; MT 590-599; NC 270-289;
  ND 580-588; NE 680-693; NH 30-38; NJ 70-89; NM 870-884; NV 889-898; NY 5-5 63-63 100-149; OH 430-459; OK 730-732 734-749;
  OR 970-979; PA 150-196; PR 6-7 9-9; RI 28-29; SC 290-299; SD 570-577; TN 370-385; TX 733-733 750-799 885-885; UT 840-847;
  VA 201-201 220-246; VI 8-8; VT 50-59; WA 980-994; WI 530-549; WV 247-268; WY 820-831 834-834
  `
    .trim()
    .split(/;\s*/)
    .map((entry) => {
      const [state = "", ...ranges] = entry.split(" ");
      return [state, ranges.map((range) => range.split("-").map(Number))] as const;
    }),
);
const stateNames = new Set(
  `Alabama Alaska Arizona Arkansas California Colorado Connecticut Delaware Florida Georgia Hawaii Idaho Illinois Indiana Iowa Kansas Kentucky
  Louisiana Maine Maryland Massachusetts Michigan Minnesota Mississippi Missouri Montana Nebraska Nevada Hampshire Jersey Mexico York Carolina
  Dakota Ohio Oklahoma Oregon Pennsylvania Island Tennessee Texas Utah Vermont Virginia Washington Wisconsin Wyoming Columbia Rico`
    .split(/\s+/)
    .map((name) => name.toLowerCase()),
);

/**
 * Whether an address ends as one of the United States does, with a state and a ZIP code of it, or as one of Canada: what recognition
 * made of another end shows there.
 */
export function endsInPlace(address: string): boolean {
  const end = /([A-Za-z.]{2,13})[ ,]+(\d{3})\d{2}(?:[- ]?\d{4})?[ ,.]*(?:USA?\.?|United States)?$/i.exec(address.trim());
  if (!end) return /\b[A-Z]\d[A-Z][ -]?\d[A-Z]\d\b[ ,.]*(Canada)?$/i.test(address.trim());
  const [state = "", first] = [end[1]?.replace(/\./g, ""), Number(end[2])];
  // A Drive of which recognition made an "OR".
  if (/ OR(,|$)/i.test(address.slice(0, end.index).trim())) return false;
  const own = zips.get(state.toUpperCase());
  return own ? own.some(([from = 0, to = 0]) => first >= from && first <= to) : stateNames.has(state.toLowerCase());
}
