"use client";

import { usePasswordProblem } from "@/components/auth/use-password-problem";
import { usePlatform } from "@/components/layout/platform-context";
import { cx } from "@/components/ui/class-names";
import { passwordStrength, type Strength } from "@/lib/accounts/sign-in/rules";
import { inWords } from "@/lib/infra/sentences-rules";
import { policyHelp } from "@/lib/tenancy/settings/rules";
import { say } from "@/messages/say";

const looks: Record<Strength, { bars: number; word: string; colour: string }> = {
  weak: {
    bars: 1,
    get word() {
      return say("auth.strengthWeak");
    },
    colour: "bg-danger",
  },
  fair: {
    bars: 2,
    get word() {
      return say("auth.strengthFair");
    },
    colour: "bg-yellow-solid",
  },
  strong: {
    bars: 3,
    get word() {
      return say("auth.strong");
    },
    colour: "bg-good",
  },
};

/** The help of a new password's field: what is needed, and while it is typed how hard it is to guess. */
export function PasswordStrength({ password, ownWords = [] }: { password: string; ownWords?: readonly string[] }) {
  const refused = usePasswordProblem(password, ownWords);
  const { passwordPolicy } = usePlatform();
  if (!password) return inWords(policyHelp(passwordPolicy));
  const strength = looks[refused ? "weak" : passwordStrength(password, ownWords)];
  const { bars, colour } = strength;
  const word = refused ?? strength.word;
  return (
    <span className="flex items-start gap-2" data-strength={bars}>
      <span aria-hidden className="mt-1.5 flex shrink-0 gap-1">
        {[1, 2, 3].map((bar) => (
          <span key={bar} className={cx("h-1.5 w-6 rounded-full", bar <= bars ? colour : "bg-line")} />
        ))}
      </span>
      {word}
    </span>
  );
}
