"use client";

import { useQuery } from "@tanstack/react-query";
import { useUpdateBanner } from "@/components/admin/operations/use-operations";
import { bannerQuery } from "@/components/banner/use-banner";
import { Button } from "@/components/ui/button";
import { Section } from "@/components/ui/card";
import { Field } from "@/components/ui/field";
import { Textarea } from "@/components/ui/input";
import { Select } from "@/components/ui/select";
import { useRecordForm } from "@/components/ui/use-record-form";
import { notify } from "@/lib/http/client/notify";
import { type BannerDto, bannerShape, bannerTones } from "@/lib/operations/banner/schema";
import { type PlainKey, say } from "@/messages/say";

const toneNames = { info: "admin.information", warning: "admin.warning" } as const satisfies Record<string, PlainKey>;
const toneOptions = () => bannerTones.map((tone) => ({ value: tone, label: say(toneNames[tone]) }));

/** Never seen: every screen of the Admin Portal brings the banner along. */
const unknown: BannerDto = { text: "", tone: "info", version: "" };
const valuesOf = ({ text, tone }: BannerDto) => ({ text, tone });

/** A text that all signed-in users see. */
export function BannerForm() {
  const { data } = useQuery(bannerQuery(unknown));
  const update = useUpdateBanner();
  const form = useRecordForm(bannerShape, data, valuesOf);
  const { control, problem } = form;
  const submit = form.handleSubmit((banner) =>
    update.mutate(form.changes(banner), {
      onSuccess: (now) => {
        form.saved(now);
        notify.success(now.text ? say("admin.bannerShown") : say("admin.bannerRemoved"));
      },
      onError: form.showServerProblems,
    }),
  );
  return (
    <Section title={say("admin.banner")}>
      <form method="post" noValidate onSubmit={submit}>
        {form.conflict && <div className="px-5 pt-5">{form.conflict}</div>}
        <div className="space-y-5 p-5">
          <Field label={say("admin.text")} help={say("admin.bannerHelp")} error={problem("text")}>
            {(aria) => <Textarea rows={2} maxLength={300} {...control("text")} {...aria} />}
          </Field>
          <Field label={say("admin.type")} required error={problem("tone")}>
            {(aria) => <Select options={toneOptions()} {...control("tone")} {...aria} />}
          </Field>
        </div>
        <div className="flex justify-end border-t px-5 py-4">
          <Button type="submit" busy={update.isPending}>
            {update.isPending ? say("common.saving") : say("admin.saveBanner")}
          </Button>
        </div>
      </form>
    </Section>
  );
}
