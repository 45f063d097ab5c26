import { afterAll, vi } from "vitest";
import { speakOnServer } from "@/lib/infra/server-texts";

// A process of the product does this when it starts.
speakOnServer();

// The files of a worker share their modules: what one of them spies on is itself again for the next.
afterAll(() => void vi.restoreAllMocks());
