import { beforeAll, vi } from "vitest";
import * as environment from "@/lib/infra/env";

/** Other settings while the tests of a file run, as `values` gives them at each look. Every file's spies end with it (lib/testing/texts). */
export function withSettings(values: () => Partial<environment.Env>): void {
  beforeAll(() => {
    const { env } = environment;
    vi.spyOn(environment, "env").mockImplementation(() => ({ ...env(), ...values() }));
  });
}

/** Which settings the environment decides, while the tests of a file run. Otherwise the tests' own SMTP_URL would decide. */
export function withFixed(isFixed: (name: string) => boolean): void {
  beforeAll(() => void vi.spyOn(environment, "isFixedByEnvironment").mockImplementation(isFixed));
}
