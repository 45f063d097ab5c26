import { Link } from "@/components/ui/link";
import type { AttentionItemDto } from "@/lib/attention/schema";

/** Whose it is, and what has to be done. The link covers the whole row. */
export function AttentionText({ item: { title, note, sentence, href } }: { item: AttentionItemDto }) {
  return (
    <div className="min-w-0 [overflow-wrap:anywhere]">
      <Link href={href} className="group after:absolute after:inset-0">
        <span className="line-clamp-2 inline font-medium text-ink group-hover:text-link">{title}</span>{" "}
        {note && <span className="text-ink-3 text-small max-sm:line-clamp-1">{note}</span>}
      </Link>
      <p className="line-clamp-2 text-ink-2 text-small">{sentence}</p>
    </div>
  );
}
