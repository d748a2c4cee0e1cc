import type { Coverage, Violation } from './findings';
import type { Options } from './options';
import type { Run } from './run';

/** The result of a run, for people and for other programs. */
export interface Report {
  readonly baseUrl: string;
  readonly seed: number;
  readonly runs: number;
  readonly milliseconds: number;
  readonly requests: number;
  /** The number of judged responses. */
  readonly passed: number;
  readonly failed: number;
  readonly violations: readonly Omit<Violation, 'key'>[];
  readonly coverage: Readonly<Record<string, Coverage>>;
  /** Operations without a successful response. */
  readonly neverSucceeded: readonly string[];
  /** The number of operations skipped for lack of time. */
  readonly notAsked: number;
  /** Closed operations of a run without a session: only their refusals were tested. */
  readonly withoutSession: readonly string[];
  /** Requests that stayed rate-limited (429) after all retries. */
  readonly limited: number;
  readonly outOfTime: boolean;
}

export function reportOf(
  run: Run,
  {
    options,
    outOfTime,
    milliseconds,
  }: { readonly options: Options; readonly outOfTime: boolean; readonly milliseconds: number },
): Report {
  const { findings, wire } = run;
  const coverage = findings.coverage;
  const isAsked = (id: string) => Object.keys(coverage[id]?.requests ?? {}).length > 0;
  const withoutSession = Object.keys(coverage).filter((id) => coverage[id]?.unsigned);
  return {
    baseUrl: options.baseUrl,
    seed: run.seed,
    runs: run.runs,
    milliseconds,
    requests: wire.sent,
    passed: findings.passed,
    failed: findings.failed,
    violations: findings.violations.map(({ key: _, ...violation }) => violation),
    coverage,
    neverSucceeded: findings.neverSucceeded.filter((id) => isAsked(id) && !withoutSession.includes(id)),
    notAsked: Object.keys(coverage).filter((id) => !isAsked(id)).length,
    withoutSession,
    limited: wire.limited,
    outOfTime,
  };
}

/** The report as lines; the worst come last, where they are seen first. */
export function printed(report: Report): string {
  const { violations, coverage, seed } = report;
  const operations = Object.keys(coverage).length;
  const seconds = (report.milliseconds / 1000).toFixed(1);
  return [
    ...violations.map(printedViolation),
    ...note('never returned 2xx, so their success responses are not verified', report.neverSucceeded),
    ...note('need a session, but none was given (--sign-in or --cookie)', report.withoutSession),
    ...(report.limited > 0
      ? [`! ${report.limited} requests got 429 and verify nothing: turn rate limits off`]
      : []),
    ...(report.outOfTime
      ? [`! time ran out, and ${counted(report.notAsked, 'operation')} got no request: raise --seconds`]
      : []),
    `${counted(operations, 'operation')}, ${report.requests} requests, ${seconds} s, ${counted(violations.length, 'violation')}, seed ${seed}`,
    `${report.passed} passed, ${report.failed} failed`,
  ].join('\n');
}

const counted = (count: number, label: string): string => `${count} ${label}${count === 1 ? '' : 's'}`;

function printedViolation({
  service,
  operation,
  kind,
  what: label,
  rule,
  detail,
  curl,
  answer,
  seen,
}: Report['violations'][number]) {
  const times = seen > 1 ? ` (seen ${seen} times)` : '';
  return `✗ ${service}.${operation} ${rule}: ${detail}${times}\n  ${kind}: ${label}\n  ${curl}\n  → ${answer}\n`;
}

const note = (why: string, operations: readonly string[]): string[] =>
  operations.length === 0 ? [] : [`! ${operations.join(', ')}: ${why}`];

/** Zero only if everything was tested and nothing failed. */
export const exitCode = ({ violations, coverage, outOfTime }: Report): number =>
  violations.length > 0 || outOfTime || Object.keys(coverage).length === 0 ? 1 : 0;
