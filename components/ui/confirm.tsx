import { lazyPart, Nothing } from "@/components/ui/lazy-part";

/** Asks before something is lost. The focus starts on Cancel. Its script comes after the page's own. */
export const Confirm = lazyPart(() => import("@/components/ui/confirm-window").then((file) => file.ConfirmWindow), Nothing);
