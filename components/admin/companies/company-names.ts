import { formatZonedTime } from "@/components/ui/format";
import { say } from "@/messages/say";

type Named = { id: string; name: string; createdAt: string };

/** Each company's name in a choice, by its id. Companies with the same name are distinguished by when they signed up. */
export function companyNames(companies: readonly Named[], timeZone: string): ReadonlyMap<string, string> {
  const sameNames = (name: string) => companies.filter((other) => other.name.toLowerCase() === name.toLowerCase()).length;
  return new Map(
    companies.map(({ id, name, createdAt }) => [
      id,
      sameNames(name) > 1 ? say("admin.companySince", { company: name, since: formatZonedTime(createdAt, timeZone) }) : name,
    ]),
  );
}
