import { encodingExists } from "iconv-lite";
import type { SourceFile } from "@/scripts/structure-rules";
import { listVisibleTexts } from "@/scripts/visible-texts";

/**
 * Files whose words do not need the reader's language: what operators read in a terminal or a log, replaces a page when nothing works,
 * names things of the world (browsers, keys, endorsement forms, laws), describes the API to programs and their authors, names fields of a
 * standard or of an archive that every installation writes the same, is an example that a test tries, or is data of the demo and the
 * samples, or is what people may say in a question, which is understood in every language.
 */
const untranslated =
  /^(?:app\/(?:global-error|opengraph-image)\.tsx|lib\/(?:extraction|transfer\/samples|testing|infra|search\/mcp|documents\/bind|transfer\/export)\/|lib\/(?:transfer\/connectors|transfer\/lists|reports\/premium|projects\/enrollments)\/columns-|lib\/transfer\/connectors\/values\.ts|lib\/operations\/(?:backup|restore|packet|integrity)\/|lib\/companies\/directory\/(?!texts-)|lib\/http\/(?:scim|problem-page|problem-kinds|outage-page|content-policy|file|session|sso)\.ts|lib\/(?:companies\/profile|reports)\/(?:rules|values)\.ts|lib\/compliance\/verdicts\/(?:order|false-greens)-rules\.ts|lib\/integrations\/(?:changelog-values|description\/[\w-]*(?:rules|values))\.ts|lib\/(?:accounts\/sign-in\/devices|reports\/tables)-rules\.ts|lib\/tenancy\/settings\/billing-(?:defaults-rules|values)\.ts|lib\/integrations\/changes\/(?:events-(?:schema|rules|values)|values)\.ts|lib\/search\/sentences\/|lib\/search\/questions\/(?:rules|contracts-rules|values)\.ts|lib\/compliance\/terms\/|lib\/compliance\/exhibits\/[\w-]*(?:values|rules)\.ts|lib\/compliance\/(?:asks|endorsements|requests)\/(?:schema|values)\.ts)/;

/** Columns by the names of their tables, and an order by columns. */
const isPartOfSql = (text: string) => /^[a-z]\w*\.[a-z_]+(?:, [a-z]\w*\.[a-z_]+)+$|… (?:asc|desc)(?:, |$)/.test(text);

/** XML whose tags hold no words, neither between them nor in an attribute that is read to people. */
const isBareMarkup = (text: string) =>
  /^<.*>$/.test(text) && !/[a-z]/i.test(text.replace(/<[^<>]{0,500}>/g, "")) && !/\s(?:title|alt|placeholder|aria-\w+)=/.test(text);

/** The name of an encoding, as the world writes it. */
const isEncoding = (text: string) => text.includes(" ") && encodingExists(text);

/** Strings in code that are not texts: keys of a keyboard, selectors, SQL, commands of a shell, header names, stored values. */
const isNoText = (text: string) =>
  /^(?:Enter|Escape|Esc|Tab|Home|End|Delete|Backspace|Ctrl K|Meta\+K|Control\+K|Bearer|Excel|Notification|Files|Bytes|Coverkeep|Error|Platform(?: administration)?|Admin|command line|curl .*|https:\/\/coverkeep\.example\/.*)$/.test(
    text,
  ) ||
  /^\(|^\[|\[role|, \[|::|\$\d|\bselect\b.*\bfrom\b|^(?:and|or) \w+\.|nulls last|\((?:max-width|prefers)|px solid|^(?:li|table|input), |error …-hint|npm run|_at\b|first_name \|\||e\.seq|\b(?:coalesce|case|when)\b.*[(….]|join (?:vendor|project)|\bselect\b.* where |^(?:not )?t\.\w|^(?:sha256sum|grep -q|for file in) |; Path=|^\\b\(/.test(
    text,
  ) ||
  isPartOfSql(text) ||
  isBareMarkup(text) ||
  isEncoding(text);

/** The texts of a file that are written in code instead of the catalogues, one sentence each. */
export function judgeTranslation(file: SourceFile): string[] {
  if (!/^(?:app|components|jobs|lib)\//.test(file.path) || untranslated.test(file.path)) return [];
  return listVisibleTexts(file)
    .filter(({ text, isDescription }) => !isDescription && !isNoText(text))
    .map(
      ({ path, line, text }) =>
        `${path}:${line}: "${text.slice(0, 100)}" is written in code. Give it a key in messages/ (docs/languages.md).`,
    );
}
