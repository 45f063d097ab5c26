import { speakOnServer } from "@/lib/infra/server-texts";

// A process of the product does this when it starts.
speakOnServer();
