import type { z } from "zod";
import { answerWording } from "@/lib/compliance/wordings/commands";
import { getOpenWording } from "@/lib/compliance/wordings/queries";
import { wordingInput } from "@/lib/compliance/wordings/schema";
import { now } from "@/lib/infra/clock";
import { mac, sameText } from "@/lib/infra/crypto";
import { inCompany } from "@/lib/infra/db";
import { AppError } from "@/lib/infra/errors";
import { coded, issueSentence } from "@/lib/infra/sentences-rules";
import { writeToVendors } from "@/lib/reminders/requests/commands";
import { previewEmail } from "@/lib/reminders/requests/queries";
import { vendorNamed } from "@/lib/search/mcp/queries";
import type { toolInputs } from "@/lib/search/mcp/schema";
import { confirmationMinutes, type WritingTool } from "@/lib/search/mcp/values";
import type { Permission } from "@/lib/tenancy/permissions";
import type { CompanyScope } from "@/lib/tenancy/scope";
import { createVendor } from "@/lib/vendors/commands";
import { newVendor } from "@/lib/vendors/schema";

/*
 * Tools that change something. Each is called twice: the first call says what would happen and gives a confirmation of exactly that, the
 * second call carries it out. A text in a document may make an assistant call a tool; it cannot skip what the person is shown.
 */

type Input<Name extends WritingTool> = z.output<z.ZodObject<(typeof toolInputs)[Name]>>;
type Tool<Name extends WritingTool> = {
  can: Permission;
  /** What would happen, in words. Throws where it cannot. */
  preview: (scope: CompanyScope, input: Input<Name>) => Promise<{ summary: string; input: Input<Name> } & Record<string, unknown>>;
  run: (scope: CompanyScope, input: Input<Name>) => Promise<unknown>;
};

/** What a form would take. Throws `invalid` with the form's own words. */
function checked<Schema extends z.ZodType>(schema: Schema, input: unknown): z.output<Schema> {
  const { data, error } = schema.safeParse(input);
  if (error) throw new AppError("invalid", issueSentence(error.issues[0]?.message ?? ""));
  return data;
}

async function previewRequest(scope: CompanyScope, input: Input<"request_certificate">) {
  const { id, name } = await vendorNamed(scope, input);
  const { recipients, values, template, refusal } = await previewEmail(scope, id, { kind: "request" });
  if (refusal) throw new AppError("conflict", refusal);
  const summary = `Email ${recipients.join(", ")} and ask for the certificate of ${name}.`;
  return { summary, email: { template, values }, input: { vendorId: id } };
}

async function request(scope: CompanyScope, input: Input<"request_certificate">) {
  const { id, name } = await vendorNamed(scope, input);
  const { failed } = await writeToVendors(scope, { ids: [id], kind: "request" });
  if (failed[0]) throw new AppError("conflict", failed[0].reason);
  return { requested: { vendor: { id, name } } };
}

async function previewVendor(scope: CompanyScope, input: Input<"add_vendor">) {
  const { name, email } = checked(newVendor, input);
  const same = await inCompany(scope, (tx) =>
    tx.vendor.findFirst({ where: { companyId: scope.companyId, name: { equals: name, mode: "insensitive" } }, select: { name: true } }),
  );
  if (same) throw new AppError("conflict", coded("server.vendors.nameIsTaken", { name: same.name }));
  return { summary: `Add the vendor ${name} with the address ${email}. Nothing is emailed.`, input };
}

/** What the input says of the open wording that it names. */
async function answerOf(scope: CompanyScope, { id, ...input }: Input<"answer_wording">) {
  const open = await getOpenWording(scope, id);
  return { open, said: checked(wordingInput, { ...input, wording: open.wording }) };
}

async function previewAnswer(scope: CompanyScope, input: Input<"answer_wording">) {
  const { open, said } = await answerOf(scope, input);
  const [grants, coverages] = [said.grants.join(", "), said.coverages.join(", ")];
  const means = {
    nothing: "takes nothing back and gives nothing",
    gives: `gives ${grants} on ${coverages}`,
    takes: `limits or ends ${coverages}`,
  };
  const summary = `Answer for all certificates with this wording (${open.files} on file) that it ${means[said.answer]}: "${open.example}"`;
  return { summary, input };
}

const answer = async (scope: CompanyScope, input: Input<"answer_wording">) => ({
  wording: await answerWording(scope, (await answerOf(scope, input)).said),
});

const tools: { [Name in WritingTool]: Tool<Name> } = {
  request_certificate: { can: "vendor:invite", preview: previewRequest, run: request },
  add_vendor: {
    can: "vendor:write",
    preview: previewVendor,
    run: async (scope, input) => {
      const { id, name, email } = await createVendor(scope, checked(newVendor, input));
      return { added: { vendor: { id, name, email } } };
    },
  },
  answer_wording: { can: "document:write", preview: previewAnswer, run: answer },
};

/** What a caller must be allowed for a tool. */
export const permissionOf = (name: WritingTool): Permission => tools[name].can;

/** Ties a confirmation to who confirms what, and until when. */
function signed({ companyId, actor }: CompanyScope, name: WritingTool, input: unknown, until: number): string {
  return `${until}.${mac("mcp-confirmation", JSON.stringify([companyId, actor, name, input, until]))}`;
}

/**
 * Says what a tool would change, or changes it where `confirmation` is that of the same input and not older than `confirmationMinutes`.
 * Throws `invalid` for another one.
 */
export async function writeTool<Name extends WritingTool>(
  scope: CompanyScope,
  name: Name,
  { confirmation, ...given }: Input<Name> & { confirmation?: string | undefined },
): Promise<unknown> {
  const tool: Tool<Name> = tools[name];
  const { input, ...preview } = await tool.preview(scope, given as unknown as Input<Name>);
  if (confirmation === undefined) {
    const until = now().getTime() + confirmationMinutes * 60_000;
    const next =
      "Nothing has changed yet. Show this to the person. If they agree, call the tool again with the same input and this confirmation.";
    return { isDone: false, ...preview, next, confirmation: signed(scope, name, input, until), minutes: confirmationMinutes };
  }
  const until = Number(confirmation.split(".")[0]);
  const isValid = until > now().getTime() && sameText(confirmation, signed(scope, name, input, until));
  const problem = coded("server.http.confirmAgain");
  if (!isValid) throw new AppError("invalid", problem, { confirmation: problem });
  return { isDone: true, ...((await tool.run(scope, input)) as object) };
}
