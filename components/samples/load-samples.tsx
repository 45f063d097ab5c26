"use client";

import { useLoadSamples } from "@/components/samples/use-samples";
import { Button } from "@/components/ui/button";
import { say } from "@/messages/say";

/** Fills a company that has no vendors with sample data. */
export function LoadSamples() {
  const load = useLoadSamples();
  return (
    <Button variant="ghost" busy={load.isPending} onClick={() => load.mutate()}>
      {load.isPending ? say("common.loading") : say("samples.loadSampleData")}
    </Button>
  );
}
