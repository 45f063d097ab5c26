import { describe, expect, it } from "vitest";
import { isOneNumber } from "@/lib/extraction/forms/number-words";
import { policyNumberFrom } from "@/lib/extraction/rules";

const isCertain = (text: string) => {
  const number = policyNumberFrom(text);
  return number !== null && isOneNumber(number);
};

describe("a policy number", () => {
  it.each([
    ..."EXP|EXPRD|INACT|CNCLD|CXL|NR|N/R|NONREN|QTE|QT|REN|RNWL|PRIOR|PREV|TERM|END|DEC|FICT|XXX|*|SEE 101|(CANC)|(OLD)|- EXP|-EXP|/EXP|exp|ended|prior term|thru 11/1|eff 1/1/27|on file|to 11/1|to 11|for 12"
      .split("|")
      .map((words) => `GL-1234567 ${words}`),
    ..."QUOT1234567|COTIZ 12345|BND 12345|BIND1234|B1234 BDR|PEO 12345|CERT 12345|ACORD25|PENDING123|PEND-1|NEW-1234|NEWBIZ1".split("|"),
    ..."ASSIGNMENT-12345|PLACEHOLDER-12345|RENEWAL-12345|CONFIRMED-123456|PROVISIONAL-12345".split("|"),
    ..."EXEMPT 12345|EXPIRED GL-1234567|CANCELADA 12345|VENCIDA 123456|REJECTED1234567|SELF-INS 100|SELF INSURED 100".split("|"),
    ..."BR-12345 BINDER|TBA1234567|PRIOR 1234567|PREV GL-1234567|RENEWAL1234567|COVERAGE12|STATE FUND 1".split("|"),
  ])("is doubted with words beside it: %s", (text) => {
    expect(isCertain(text)).toBe(false);
  });

  it.each(["GL-XXXXXXX", "GL-123XXXX", "XXXX4567", "XXX-XX-4567 XXXX", "*****4567", "GL-1234567 *", "####4567", "GL-12?4567"])(
    "is doubted where signs are masked: %s",
    (text) => {
      expect(isCertain(text)).toBe(false);
    },
  );

  it.each(["GL-0000000", "0000000", "9999999", "GL-1111111"])("is doubted where it only holds the place: %s", (text) => {
    expect(isCertain(text)).toBe(false);
  });

  it.each([
    ..."GL-1234567 OR GL-7654321|GL-1234567 & 7654321|GL-1234567 GL-7654321|GL-1234567 / 7654321|1234567/7654321".split("|"),
    ..."GL-1234567, GL-7654321|1234567 7654321|GL1234 CA5678|GL-1234567 and GL-7654321|WLRC12345678 SCFC12345678".split("|"),
  ])("is doubted where it is two: %s", (text) => {
    expect(isCertain(text)).toBe(false);
  });

  it.each([
    ..."UMBRELLA12345|EXCESS1234567|ABCDEF123456|UMBRELLA-12345|UMBRELLA 12345|EXCESS 1234567|AUTO 12345|NEW12345678".split("|"),
    ..."GL-1234567|1234567890|6S60UB-1K234567|6S60UB 1K234567|CPP 123 4567 04|GL/2026/12345|BAP 1234567-12|CPP 0417732 06".split("|"),
    ..."TCC BA 4420-07|XBA 9006-17 (MA)|GL 4471 (AOS)|WC 1234567 TX|WC 012-34-5678 (CA)|BKS (24) 55 12 34 56|XXS 7711-26".split("|"),
    ..."20 UEN ZQ1234|57 WEC AB1234|680 3A123456 42|660-9J123456-TIL-23|ACP GLDO 3012345678|ACPGLDO3012345678|BA 61 30 44".split("|"),
    ..."WC 2-31S-123456-012|WC7 631 123456 012|O12I-123456-S|TXG-894-0213-24A|123B45678S|SO5I12345678|MKLV1PBC001234|92-BX-A123-4 F".split(
      "|",
    ),
    ..."TSLBGL-0002210-00|NXTWPJHCRQ-00-GL|BRTKPLQ-4410-01|XKCDWM-12345|MPLVSTR-2026-0117".split("|"),
    ..."GL-1234567 (1)|CN 12345|TBP7 004 551|01-CA-012345678-0|GENE 1001|PHPK2123456-000|MWZY 312345 22|TERM12345678|CWC 1000020|AS 123456|WC-1234567 OR|OR 1234567|IN-1234567".split(
      "|",
    ),
  ])("is certain in its usual shapes: %s", (text) => {
    expect(isCertain(text)).toBe(true);
  });
});
