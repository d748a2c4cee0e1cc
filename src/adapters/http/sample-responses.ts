import type { Middleware } from 'openapi-fetch';
import type { ErrorLogPort } from '../../core/shell/error-log-port';
import type { Breach, Inspect } from './watch';

export interface Sampling {
  /** The share of sessions that validate responses: 0 none, 1 all. */
  readonly share: number;
  /** A number from 0 to below 1. */
  readonly draw: () => number;
  readonly errors: ErrorLogPort;
  readonly load?: () => Promise<Inspect>;
}

/**
 * In production, a few sessions load the checker and report breaches of contract, each once per session. The check
 * delays and fails no request.
 */
export function sampleResponses({
  share,
  draw,
  errors,
  load = loadInspector,
}: Sampling): readonly Middleware[] {
  if (draw() >= share) return [];
  const listeners = new Set<string>();
  let loading: Promise<Inspect> | undefined;
  const report = async (breach: Breach | undefined): Promise<void> => {
    if (breach === undefined) return;
    const error = `${breach.operation} ${breach.status}: ${breach.reason}`;
    if (listeners.has(error)) return;
    listeners.add(error);
    await errors.logError({ error, display: 'WEB', extra: { type: 'contract', level: 'warning' } });
  };
  const middleware: Middleware = {
    onResponse({ response, ...call }) {
      const copy = response.clone();
      loading ??= load();
      loading
        .then((inspect) => inspect(call, copy))
        .then(report)
        .catch(() => undefined);
    },
  };
  return [middleware];
}

async function loadInspector(): Promise<Inspect> {
  const [{ inspector }, { responses }] = await Promise.all([
    import('./watch'),
    import('./generated/responses'),
  ]);
  return inspector(responses);
}
