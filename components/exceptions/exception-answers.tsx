import { CircleCheck, CircleSlash, CircleX, Undo2 } from "lucide-react";
import type { ReactNode } from "react";
import type { Answer } from "@/components/exceptions/use-exceptions";
import type { ExceptionDto } from "@/lib/exceptions/schema";
import { can } from "@/lib/tenancy/permissions";
import type { CompanyRole } from "@/lib/tenancy/schema";
import { say } from "@/messages/say";

type Offered = { answer: Answer; label: string; icon: ReactNode };

/** What a member may do about an exception; approving comes last, as the main one. */
export function answersTo({ state, isMine, isOutdated }: ExceptionDto, role: CompanyRole): Offered[] {
  const mayDecide = can(role, "exception:decide");
  const offered: (Offered | false)[] = [
    mayDecide && state === "approved" && { answer: "end", label: say("exceptions.end"), icon: <CircleX aria-hidden /> },
    isMine &&
      state === "requested" &&
      can(role, "exception:ask") && { answer: "withdraw", label: say("exceptions.withdraw"), icon: <Undo2 aria-hidden /> },
    mayDecide && state === "requested" && { answer: "refuse", label: say("exceptions.refuse"), icon: <CircleSlash aria-hidden /> },
    mayDecide &&
      state === "requested" &&
      !isOutdated && { answer: "approve", label: say("exceptions.approve"), icon: <CircleCheck aria-hidden /> },
  ];
  return offered.filter((one) => one !== false);
}
