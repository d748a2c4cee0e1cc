import { useEffect, useRef } from 'react';

/** Whoever cannot send yet is led to the first field that lacks something, at every attempt. */
export function useFirstProblem(attempts: number) {
  const form = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (attempts > 0) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [attempts]);
  return form;
}
