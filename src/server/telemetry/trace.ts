import { AsyncLocalStorage } from 'node:async_hooks';
import { randomBytes } from 'node:crypto';

/** One step of a request, as OpenTelemetry's JSON format writes it. */
export interface Span {
  readonly traceId: string;
  readonly spanId: string;
  readonly parentSpanId?: string;
  readonly name: string;
  readonly kind: number;
  readonly startTimeUnixNano: string;
  readonly endTimeUnixNano: string;
  readonly attributes: readonly Attribute[];
}

export interface Attribute {
  readonly key: string;
  readonly value: { readonly stringValue: string } | { readonly intValue: string };
}

interface Step {
  readonly id: string;
  readonly parent: string | undefined;
  readonly startedAt: number;
}

type Attributes = Readonly<Record<string, string | number>>;

export const KINDS = { internal: 1, server: 2, client: 3 } as const;
const TRACE_BYTES = 16;
const SPAN_BYTES = 8;
const A_SECOND = 1000;

/**
 * The steps of one request. Durations are exact, but the trace starts at a whole second, like the lines of the log: an
 * exact time could be matched with what was written on the site. Nothing else than routes, statuses and names of tables
 * is recorded.
 */
export class Trace {
  readonly spans: Span[] = [];
  readonly #id = randomBytes(TRACE_BYTES).toString('hex');
  #zero: number | undefined;
  readonly #second: number;
  /** What a query belongs to. */
  current: Step | undefined;

  constructor(now: number) {
    this.#second = Math.floor(now / A_SECOND) * A_SECOND;
  }

  begin(parent = this.current): Step {
    const startedAt = performance.now();
    this.#zero ??= startedAt;
    return { id: randomBytes(SPAN_BYTES).toString('hex'), parent: parent?.id, startedAt };
  }

  end(step: Step, name: string, kind: number, attributes: Attributes = {}): void {
    this.spans.push({
      traceId: this.#id,
      spanId: step.id,
      ...(step.parent !== undefined && { parentSpanId: step.parent }),
      name,
      kind,
      startTimeUnixNano: this.#nanosecondsAt(step.startedAt),
      endTimeUnixNano: this.#nanosecondsAt(performance.now()),
      attributes: attributesOf(attributes),
    });
  }

  #nanosecondsAt(moment: number): string {
    const offset = Math.round((moment - (this.#zero ?? moment)) * 1e6);
    return String(BigInt(this.#second) * 1_000_000n + BigInt(offset));
  }
}

export const attributesOf = (values: Attributes): readonly Attribute[] =>
  Object.entries(values).map(([key, value]) => ({
    key,
    value: typeof value === 'number' ? { intValue: String(value) } : { stringValue: value },
  }));

/** The trace of the request that runs, unless it is not traced. */
export const runningTrace = new AsyncLocalStorage<Trace | undefined>();

const STATEMENT = /^\s*(\w+)/;
const TABLE = /\b(?:from|into|update)\s+"?([a-z_]+)"?/i;

/** Records a query by its first word and its first table. Returns what ends the record. */
export function traceQuery(sql: string): () => void {
  const trace = runningTrace.getStore();
  if (!trace) return () => undefined;
  const step = trace.begin();
  return () => {
    const operation = STATEMENT.exec(sql)?.[1]?.toLowerCase() ?? 'query';
    const table = TABLE.exec(sql)?.[1];
    trace.end(step, table ? `${operation} ${table}` : operation, KINDS.client, {
      'db.system.name': 'postgresql',
    });
  };
}
