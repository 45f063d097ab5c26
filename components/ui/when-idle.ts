/** Once the browser has nothing else to do; soon where it does not tell, as Safari. */
export const whenIdle = (act: () => void) => (window.requestIdleCallback ? window.requestIdleCallback(act) : window.setTimeout(act, 200));
