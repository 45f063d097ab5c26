import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import type { Entry } from "@/components/review/entries";
import { FieldRow } from "@/components/review/field-row";

const words = "General liability does not apply above three stories.";
const entry = (over: Partial<Entry>): Entry => ({
  ...{ key: "0/descriptionOfOperations", certificate: 0, group: "Certificate", spot: null, needed: false, isAskedByMark: false },
  ...{ pointer: "/descriptionOfOperations", name: "Description of operations", kind: "paragraph", value: words, state: "doubtful" },
  ...{ evidence: null, reason: `The description says: "${words}"` },
  ...over,
});
const shown = (one: Entry, isWriter = true) =>
  renderToStaticMarkup(
    <FieldRow
      entry={one}
      selected
      busy={false}
      editor={null}
      onSelect={() => {}}
      {...(isWriter && { onEdit: () => {}, onConfirm: () => {} })}
    />,
  );

it("says what Confirm means for a description with a question", () => {
  const means = "none of them takes coverage away";
  expect(shown(entry({}))).toContain(means);
  expect(shown(entry({}), false), "to viewers, who cannot confirm").not.toContain(means);
  expect(shown(entry({ state: "confirmed" })), "once it is confirmed").not.toContain(means);
  expect(shown(entry({ pointer: "/policies/0/policyNumber", name: "Policy number", kind: "text" }))).not.toContain(means);
});
