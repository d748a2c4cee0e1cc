/** Yields to the browser so that it can paint and handle input before the work continues. */
export function yieldToMain(): Promise<void> {
  const { scheduler } = globalThis as { scheduler?: { yield?: () => Promise<void> } };
  return scheduler?.yield?.() ?? new Promise((goOn) => setTimeout(goOn));
}
