/** Lets the browser draw and answer somebody before the work goes on. */
export function breathe(): Promise<void> {
  const { scheduler } = globalThis as { scheduler?: { yield?: () => Promise<void> } };
  return scheduler?.yield?.() ?? new Promise((goOn) => setTimeout(goOn));
}
