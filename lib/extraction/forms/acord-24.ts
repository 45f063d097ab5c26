import type { RowForm } from "@/lib/extraction/forms/acord-25";

const property = (typeText: string, titles: string[]): RowForm => ({ type: "OTHER", typeText, titles, limits: [], ticks: [] });

/** Rows of the certificate of property insurance, whose table has the same columns as the liability certificate's. */
export const propertyRows: RowForm[] = [
  property("Property", ["PROPERTY"]),
  property("Inland marine", ["INLAND MARINE"]),
  property("Crime", ["CRIME"]),
  property("Boiler & machinery", ["BOILER & MACHINERY", "BOILER & MACHINERY / EQUIPMENT BREAKDOWN", "EQUIPMENT BREAKDOWN"]),
];
