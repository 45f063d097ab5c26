import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { Requirements } from "@/components/portal/requirements";
import type { PortalLineDto, PortalPageDto } from "@/lib/portal/page/schema";

const line = (requirement: string, found: string, ask: string | null = null): PortalLineDto => ({
  ...{ requirement, assignmentId: null, required: `Required: ${requirement}`, found, ask, standing: "missing", isAskedFor: false },
});

it("tells a vendor once why several requirements are not met, and what to ask the agent for", () => {
  const lines = [
    line("a", "Auto liability expired.", "Renew it."),
    line("b", "Auto liability expired.", "Renew it."),
    line("c", "No holder was found."),
  ];
  const page = { company: { name: "Harrow Builders" }, units: [{ title: null, lines }], kind: "VENDOR" } as unknown as PortalPageDto;
  const html = renderToStaticMarkup(<Requirements token="x" page={page} onPage={() => {}} />);
  const text = html.replace(/<[^>]+>/g, " ").replace(/\s+/g, " ");
  expect(text.match(/Auto liability expired\./g)).toHaveLength(1);
  expect(text.match(/Ask your agent: Renew it\./g)).toHaveLength(1);
  expect(text).toMatch(/1 more requirement for the same reason Required: b Not met .*Required: c Not met No holder was found\./);
});
