/** Focuses the first invalid field once the errors are rendered. */
export const focusFirstProblem = (form: Element | null): void =>
  void requestAnimationFrame(() => form?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus());
