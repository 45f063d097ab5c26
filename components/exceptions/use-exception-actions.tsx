"use client";

import { ExternalLink } from "lucide-react";
import { useRouter } from "next/navigation";
import { useState } from "react";
import { answersTo } from "@/components/exceptions/exception-answers";
import type { Answer } from "@/components/exceptions/use-exceptions";
import { useSession } from "@/components/layout/session-context";
import { Button } from "@/components/ui/button";
import { lazyPart, Nothing } from "@/components/ui/lazy-part";
import { RowMenu } from "@/components/ui/row-menu";
import type { ExceptionDto } from "@/lib/exceptions/schema";
import { labelled, say } from "@/messages/say";

const AnswerDialog = lazyPart(() => import("@/components/exceptions/answer-dialog").then((file) => file.AnswerDialog), Nothing);
const ExceptionDialog = lazyPart(() => import("@/components/exceptions/exception-dialog").then((file) => file.ExceptionDialog), Nothing);

type Asked = { kind: "open"; id: string } | { kind: "answer"; exception: ExceptionDto; answer: Exclude<Answer, "approve"> };

/** What can be done about an exception of a list, and the dialogs for it. Approving shows all of the request first. */
export function useExceptionActions() {
  const router = useRouter();
  const { companyRole } = useSession().user;
  const [asked, setAsked] = useState<Asked>();
  const close = () => setAsked(undefined);
  const open = ({ id }: ExceptionDto) => setAsked({ kind: "open", id });

  function actions(exception: ExceptionDto) {
    const { vendor, required } = exception;
    const answers = answersTo(exception, companyRole);
    const others = answers.filter(({ answer }) => answer !== "approve");
    return (
      <>
        {answers.length > others.length && (
          <Button variant="secondary" aria-label={labelled(say("exceptions.approve"), required)} onClick={() => open(exception)}>
            {say("exceptions.approve")}
          </Button>
        )}
        <RowMenu
          label={say("exceptions.actionsFor", { vendor: vendor.name })}
          actions={[
            {
              label: say("exceptions.viewVendor"),
              icon: <ExternalLink aria-hidden />,
              run: () => router.push(`/vendors/${vendor.id}`),
            },
            ...others.map(({ answer, label, icon }) => ({
              ...{ label, icon },
              run: () => setAsked({ kind: "answer", exception, answer: answer as Exclude<Answer, "approve"> }),
            })),
          ]}
        />
      </>
    );
  }

  return {
    open,
    actions,
    dialogs: (
      <>
        {asked?.kind === "open" && <ExceptionDialog id={asked.id} onClose={close} />}
        {asked?.kind === "answer" && <AnswerDialog exception={asked.exception} answer={asked.answer} onClose={close} />}
      </>
    ),
  };
}
