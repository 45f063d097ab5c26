import { hash } from "node:crypto";
import { changedFields } from "@/lib/infra/changed-fields";
import { AppError } from "@/lib/infra/errors";
import { coded } from "@/lib/infra/sentences-rules";

const markLength = 8;
const separator = ".";

const markOf = (value: unknown) => hash("sha256", JSON.stringify(value ?? null), "base64url").slice(0, markLength);

type Values = Readonly<Record<string, unknown>>;

const namesOf = (values: Values) => Object.keys(values).toSorted();

/** One mark a field, so that a change of one field leaves those of the others as they are. */
export function versionOf(values: Values): string {
  return namesOf(values)
    .map((name) => markOf(values[name]))
    .join(separator);
}

/** The named fields of a record, in the form in which a change of them is sent. */
export function pick<Name extends string, Row extends Readonly<Record<Name, unknown>>>(row: Row, names: readonly Name[]): Pick<Row, Name> {
  return Object.fromEntries(names.map((name) => [name, row[name]])) as Pick<Row, Name>;
}

const strict = "=";

/** Versions of which one must be the present one: no change at all is allowed since, not even of other fields. */
export const exactly = (versions: readonly string[]) => `${strict}${versions.join(",")}`;

const outdatedMessage = () => coded("infra.outdated");
const outdatedField = () => coded("infra.outdatedField");

/**
 * Throws `outdated` when a field that the change sets to another value has been changed since the sender saw `version`. The error
 * holds what there is now: `stored`, where that has another form than its compared values. The caller holds the record's lock
 * until its own change is written.
 */
export function refuseOutdated(values: Values, change: Values, version: string | undefined, stored: object = values): void {
  if (version === undefined) return;
  if (version.startsWith(strict)) {
    refuseAnyOther(values, version.slice(strict.length).split(","), stored);
    return;
  }
  const marks = version.split(separator);
  const wanted = changedFields(values, change);
  const outdated = namesOf(values).filter((name, at) => name in wanted && marks[at] !== markOf(values[name]));
  if (outdated.length === 0) return;
  const fields = Object.fromEntries(outdated.map((name) => [name, outdatedField()]));
  throw new AppError("outdated", outdatedMessage(), fields, { current: { ...stored, version: versionOf(values) } });
}

function refuseAnyOther(values: Values, versions: readonly string[], stored: object): void {
  const present = versionOf(values);
  if (!versions.includes(present))
    throw new AppError("outdated", outdatedMessage(), undefined, { current: { ...stored, version: present } });
}
