import { useEffect } from 'react';
import type { LoaderFunctionArgs } from 'react-router';
import type { Call } from '../../core/shared/call';
import { parseQuery, type Query } from '../../core/shell/query';
import { SessionStore } from '../../stores/login/session-store';
import { useBeforePaint } from '../kit/use-before-paint';
import { storesContext, type Token, useStore } from '../use-store';

interface Opened {
  readonly open: (query: Query, call?: Call) => Promise<void>;
}

export const loaderOf =
  (token: Token<{ readonly form: Opened }>) =>
  async ({ request, context }: LoaderFunctionArgs): Promise<void> => {
    const resolve = context.get(storesContext);
    const call = { signal: request.signal };
    await resolve(SessionStore).ensure(call);
    await resolve(token).form.open(parseQuery(new URL(request.url).search), call);
  };

/** Restores the draft of this tab before the first paint; server rendering does not know it. */
export function useRestoredDraft<Form extends { readonly recall: () => void; readonly leave: () => void }>(
  token: Token<{ readonly form: Form }>,
): Form {
  const { form } = useStore(token);
  const { recall, leave } = form;
  useBeforePaint(recall);
  useEffect(() => leave, [leave]);
  return form;
}

export const fieldMessage =
  <Problem extends string>(
    { problems }: { readonly problems: Readonly<Partial<Record<string, Problem>>> },
    text: Readonly<Record<Problem, string>>,
  ) =>
  (part: string): string | undefined => {
    const problem = problems[part];
    return problem && text[problem];
  };
