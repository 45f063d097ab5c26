const idleMillis = 60_000;
let touchedAt = Date.now();

if (typeof window !== "undefined") {
  const note = () => {
    touchedAt = Date.now();
  };
  for (const kind of ["pointerdown", "pointermove", "keydown", "wheel"])
    window.addEventListener(kind, note, { capture: true, passive: true });
}

/** Whether the page has been left alone for a minute. Its calls then no longer keep the session alive. */
export const isIdle = (): boolean => Date.now() - touchedAt > idleMillis;
