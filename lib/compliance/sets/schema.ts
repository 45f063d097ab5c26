import { z } from "zod";
import { askHintDto } from "@/lib/compliance/asks/schema";
import { readySets } from "@/lib/compliance/requirements/ready-sets-values";
import { type RequirementSet, requirement, requirementSet } from "@/lib/compliance/requirements/schema";
import { asOneLine } from "@/lib/infra/text-rules";
import { requiredLine } from "@/lib/infra/text-schema";
import { versionDto, versionSeen } from "@/lib/infra/versions-schema";

export const readyKeys = Object.keys(readySets) as [keyof typeof readySets, ...(keyof typeof readySets)[]];

/** What is left out is taken from the ready set that is named. */
export const setParts = z.object({
  ready: z.enum(readyKeys).optional(),
  name: z.string().overwrite(asOneLine).optional(),
  requirements: z.unknown().optional(),
  gates: z.unknown().optional(),
  source: z.unknown().optional(),
});

/** The parts as a whole set, which the engine's schema checks then. */
export const withReady = ({ ready, ...parts }: z.output<typeof setParts>): z.input<typeof requirementSet> => {
  const given = Object.fromEntries(Object.entries(parts).filter(([, part]) => part !== undefined));
  return { ...(ready && readySets[ready]), ...given } as z.input<typeof requirementSet>;
};

/** A new set: whole, or a ready set with what differs from it. */
export const requirementSetInput = setParts.transform(withReady).pipe(requirementSet);

const { requirements, gates, source } = requirementSet.shape;

export const requirementSetPatch = z.object({
  name: requiredLine(200, "common.name").optional(),
  requirements: requirements.optional(),
  gates: gates.optional(),
  ...versionSeen,
});

/** Without a name, the copy is called after its source. */
export const copyInput = z.object({ name: requiredLine(200, "common.name").optional() });

/** The version whose contents are requested; the newest by default. */
export const versionQuery = z.object({ number: z.coerce.number().int().min(1).max(1_000_000).optional() });

/** A set in the list, without its requirements. */
const listedSet = z.object({
  id: z.string(),
  name: z.string(),
  isDefault: z.boolean(),
  /** null: in use. */
  archivedAt: z.string().nullable(),
  createdAt: z.string(),
  /** The newest version: its number, how many requirements it has, when and by whom it was written. */
  number: z.number(),
  requirementCount: z.number(),
  /** Whether it checks the certificate holder, which vendors are shown in any case. */
  checksHolder: z.boolean(),
  changedAt: z.string(),
  changedBy: z.string().nullable(),
});
export type ListedSetDto = z.infer<typeof listedSet>;

/** The sets in use by name, then the archived ones. */
export const requirementSetListDto = z.object({
  sets: z.array(listedSet),
  /** null: vendors are judged by their dates only. */
  defaultId: z.string().nullable(),
});
export type RequirementSetListDto = z.infer<typeof requirementSetListDto>;

const versionOfSet = z.object({ number: z.number(), createdAt: z.string(), createdBy: z.string().nullable() });
export type SetVersionDto = z.infer<typeof versionOfSet>;

/** One set with the contents of a version, and its versions, the newest first. */
export const requirementSetDto = z.object({
  id: z.string(),
  name: z.string(),
  isDefault: z.boolean(),
  archivedAt: z.string().nullable(),
  createdAt: z.string(),
  /** Of the contents shown here. */
  number: z.number(),
  requirements: z.array(requirement),
  /** null where the stored version cannot be read. */
  gates: gates.nullable(),
  /** The contract that the set was made from; null: none. */
  source: source.unwrap().nullable(),
  /** Why the stored version cannot be read; null: it can. */
  problem: z.string().nullable(),
  /** Requirements that no policy or form can meet, by their keys. They block nothing. */
  hints: z.array(askHintDto),
  versions: z.array(versionOfSet),
  ...versionDto,
});
export type RequirementSetDto = z.infer<typeof requirementSetDto>;

export const readySetListDto = z.object({
  sets: z.array(z.object({ key: z.enum(readyKeys), name: z.string(), requirements: z.array(requirement), gates })),
});
export type ReadySetListDto = z.infer<typeof readySetListDto>;

/** What of a set a change can set to another value. */
export type SetContents = Pick<RequirementSet, "name" | "requirements"> & { gates: RequirementSet["gates"] | null };
