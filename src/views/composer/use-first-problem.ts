import { useEffect, useRef } from 'react';

/** Focuses the first invalid field on every attempt to send. */
export function useFirstProblem(attempts: number) {
  const form = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (attempts > 0) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [attempts]);
  return form;
}
