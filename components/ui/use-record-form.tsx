"use client";

import { type ReactNode, useState } from "react";
import type { DefaultValues, FieldValues, UseFormReturn } from "react-hook-form";
import type { z } from "zod";
import { lazyPart, Nothing } from "@/components/ui/lazy-part";
import { useZodForm } from "@/components/ui/use-zod-form";
import { isOutdated } from "@/lib/http/client/api";
import type { Versioned } from "@/lib/infra/versions-schema";

const Conflict = lazyPart(() => import("@/components/ui/conflict").then((file) => file.Conflict), Nothing);

type Refusal<Shown> = { current: Shown; names: string[]; count: number };

/**
 * A form that changes stored values. It starts from what was shown when it opened; a later refetch changes nothing that was typed. Only
 * edited fields are sent, with the version that the person saw: when someone else changed one of them since, the server refuses, and the
 * form asks which value to keep.
 */
export function useRecordForm<Schema extends z.ZodType<FieldValues, FieldValues>, Shown extends Versioned>(
  schema: Schema,
  shown: Shown,
  valuesOf: (shown: Shown) => DefaultValues<z.input<Schema>>,
) {
  const form = useZodForm(schema, valuesOf(shown));
  const [version, setVersion] = useState(shown.version);
  const [refusal, setRefusal] = useState<Refusal<Shown>>();

  const settle = (now: Versioned) => {
    setVersion(now.version);
    setRefusal(undefined);
  };
  const conflict: ReactNode = refusal && (
    <Conflict
      key={refusal.count}
      form={form as unknown as UseFormReturn<FieldValues>}
      now={valuesOf(refusal.current)}
      names={refusal.names}
      onSettled={() => settle(refusal.current)}
    />
  );

  return {
    ...form,
    /** Shown in the form, above its fields. */
    conflict,
    version,
    changes: <Sent extends object>(sent: Sent) => ({ ...form.edited(sent), version }),
    /** A field was saved apart from the form. */
    settle,
    /** Shows what is stored again. */
    discard: () => {
      form.reset();
      if (refusal) settle(refusal.current);
    },
    saved: (now: Shown) => {
      form.reset(valuesOf(now));
      settle(now);
    },
    showServerProblems: (error: unknown) => {
      if (!isOutdated(error)) return form.showServerProblems(error);
      // It holds the fields that can be changed, which are all that `valuesOf` reads.
      const current = error.current as Shown;
      setRefusal((before) => ({ current, names: Object.keys(error.fields), count: (before?.count ?? 0) + 1 }));
    },
  };
}
