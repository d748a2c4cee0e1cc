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
  /** The number of checked responses. */
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
  const causes = byCause(violations);
  const total = `${counted(violations.length, 'violation')}${causes.length < violations.length ? ` with ${counted(causes.length, 'cause')}` : ''}`;
  return [
    ...causes.map(printedCause),
    ...note('never returned 2xx, so their success responses are not verified', report.neverSucceeded),
    ...note('need a session, but none was given (--sign-in or --cookie)', report.withoutSession),
    ...(report.limited > 0
      ? [`! ${report.limited} requests got 429 and verify nothing: turn rate limits off`]
      : []),
    ...(report.outOfTime
      ? [`! time ran out, and ${counted(report.notAsked, 'operation')} got no request: raise --seconds`]
      : []),
    `${counted(operations, 'operation')}, ${report.requests} requests, ${seconds} s, ${total}, seed ${seed}`,
    `${report.passed} passed, ${report.failed} failed`,
  ].join('\n');
}

type Shown = Report['violations'][number];

/** Rules about parts that operations share, so one fault of the server breaks them in many operations. */
const SHARED = new Set([
  'header-missing',
  'header-schema',
  'repeated-request-id',
  'content-type',
  'not-utf8',
  'body-schema',
  'undocumented-field',
  'problem-status',
  'cookie-missing',
  'cookie-flags',
  'personal-cached',
]);

function byCause(violations: readonly Shown[]): readonly (readonly Shown[])[] {
  const groups = new Map<string, Shown[]>();
  for (const violation of violations) {
    const { operation, rule, what: label, cause } = violation;
    const key = SHARED.has(rule) ? `${rule} ${cause}` : `${operation} ${rule} ${label} ${cause}`;
    groups.set(key, [...(groups.get(key) ?? []), violation]);
  }
  return [...groups.values()];
}

function printedCause(violations: readonly Shown[]): string {
  const [shortest] = [...violations].sort((a, b) => a.curl.length - b.curl.length);
  if (shortest === undefined) return '';
  const { service, operation, kind, what: label, rule, detail, curl, response } = shortest;
  const seen = violations.reduce((sum, violation) => sum + violation.seen, 0);
  const others = violations.filter((violation) => violation !== shortest);
  const also = others.map((violation) => `${violation.service}.${violation.operation}`).join(', ');
  return [
    `✗ ${service}.${operation} ${rule}: ${detail}${seen > 1 ? ` (seen ${seen} times)` : ''}`,
    ...(also === '' ? [] : [`  also in ${also}`]),
    `  ${kind}: ${label}\n  ${curl}\n  → ${response}\n`,
  ].join('\n');
}

const counted = (count: number, label: string): string => `${count} ${label}${count === 1 ? '' : 's'}`;

const note = (why: string, operations: readonly string[]): string[] =>
  operations.length === 0 ? [] : [`! ${operations.join(', ')}: ${why}`];

/** Zero only if everything was tested and nothing failed. */
export const exitCode = ({ violations, coverage, outOfTime }: Report): number =>
  violations.length > 0 || outOfTime || Object.keys(coverage).length === 0 ? 1 : 0;
