import type { Limiter } from '../http/limiter';
import type { Allowance } from '../http/token-bucket';

export interface Take {
  readonly key: string;
  readonly allowance: Allowance;
  readonly cost: number;
}

type AskSupervisor = (takes: readonly Take[]) => Promise<readonly (number | null)[]>;

/**
 * Counts in the supervisor, where all workers share the count. The requests of one turn of the event loop go in one
 * message, so a busy worker sends few of them.
 */
export function sharedLimiter(ask: AskSupervisor): Limiter {
  let takes: Take[] = [];
  let answers: ReturnType<AskSupervisor> | undefined;
  const send = () =>
    new Promise<readonly (number | null)[]>((done, fail) => {
      setImmediate(() => {
        const sent = takes;
        takes = [];
        answers = undefined;
        ask(sent).then(done, fail);
      });
    });
  return {
    async take(key, allowance, cost) {
      const position = takes.push({ key, allowance, cost }) - 1;
      answers ??= send();
      return (await answers)[position] ?? undefined;
    },
  };
}

/** The supervisor's side. */
export const takeAll = async (
  limiter: Limiter,
  takes: readonly Take[],
): Promise<readonly (number | null)[]> => {
  const waits = await Promise.all(
    takes.map(({ key, allowance, cost }) => limiter.take(key, allowance, cost)),
  );
  return waits.map((wait) => wait ?? null);
};
