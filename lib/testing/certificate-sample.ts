import type { CertificateContent } from "@/lib/testing/certificate";

/** An invented certificate with every row filled, for tests and benchmarks. */
export const sampleCertificate: CertificateContent = {
  certificateDate: "2026-03-02",
  producer: {
    name: "Larkfield Insurance Brokers",
    address: "18 Quarry Street, Suite 4, Boise, ID 83702",
    contact: "Dana Whitlow",
    phone: "(208) 555-0143",
    email: "dana@larkfield.example",
  },
  insured: { name: "Pinecrest Roofing LLC", address: "900 Millrace Road, Boise, ID 83705" },
  holder: { name: "Harrow & Vale Builders Inc", address: "77 Station Avenue, Suite 300, Boise, ID 83702" },
  insurers: [
    { letter: "A", name: "Granite Mutual Insurance Company", naic: "10022" },
    { letter: "B", name: "Tideway Casualty Company", naic: "30455" },
  ],
  policies: [
    {
      type: "GENERAL_LIABILITY",
      letter: "A",
      number: "GL-0481573-02",
      effective: "2026-01-15",
      expiration: "2027-01-15",
      basis: "OCCURRENCE",
      aggregatePer: "PROJECT",
      additionalInsured: true,
      waiver: true,
      limits: {
        eachOccurrence: 1_000_000,
        damageToRentedPremises: 100_000,
        medicalExpense: 5_000,
        personalAdvInjury: 1_000_000,
        generalAggregate: 2_000_000,
        productsCompOpAggregate: 2_000_000,
      },
    },
    {
      type: "AUTO_LIABILITY",
      letter: "B",
      number: "CA7731554",
      effective: "2026-01-15",
      expiration: "2027-01-15",
      additionalInsured: true,
      limits: { combinedSingleLimit: 1_000_000 },
      ticked: ["ANY AUTO"],
    },
    {
      type: "UMBRELLA_POLICY",
      letter: "A",
      number: "UMB0481574",
      effective: "2026-01-15",
      expiration: "2027-01-15",
      basis: "OCCURRENCE",
      limits: { umbrellaEachOccurrence: 5_000_000, umbrellaAggregate: 5_000_000 },
      ticked: ["UMBRELLA LIAB"],
    },
    {
      type: "WORKERS_COMPENSATION",
      letter: "B",
      number: "WC-5520917",
      effective: "2026-02-01",
      expiration: "2027-02-01",
      waiver: true,
      limits: { elEachAccident: 1_000_000, elDiseaseEachEmployee: 1_000_000, elDiseasePolicyLimit: 1_000_000 },
      ticked: ["PER STATUTE"],
    },
    {
      type: "OTHER",
      typeText: "Professional liability",
      letter: "A",
      number: "PL-220187",
      effective: "2026-01-15",
      expiration: "2027-01-15",
      otherLimits: [
        { label: "EACH CLAIM", amount: 1_000_000 },
        { label: "AGGREGATE", amount: 2_000_000 },
      ],
    },
  ],
  description:
    "Re: reroofing of 12 Orchard Lane. The certificate holder is an additional insured for ongoing operations where a written contract asks for it.",
};
