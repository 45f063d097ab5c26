import { parseMessage } from "@/lib/inbound/parser/message";

// A child without its parent has no one to answer to.
process.on("disconnect", () => process.exit(0));

process.on("message", ({ file, folder }: { file: string; folder: string }) => {
  parseMessage(file, folder).then(
    (result) => process.send?.({ result }),
    (error: unknown) => process.send?.({ error: error instanceof Error ? error.message : "unknown" }),
  );
});
