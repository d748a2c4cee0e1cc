import type { Operation } from '../api/spec';
import type { Case, Kind } from './cases';
import type { Complaint } from './judge';
import { curl } from './request';
import { isNoResponse, type NoResponse, type WireResponse } from './wire';

/** One way in which the server breaks the contract, however often it occurred. */
export interface Violation {
  /** Violations with equal keys count as one. */
  readonly key: string;
  readonly service: string;
  readonly operation: string;
  readonly kind: Kind | 'journey';
  readonly what: string;
  readonly rule: string;
  readonly detail: string;
  /** Equal in all violations that one fault can cause. */
  readonly cause: string;
  /** The shortest curl line that reproduces it. */
  readonly curl: string;
  readonly response: string;
  readonly seen: number;
}

export interface Coverage {
  readonly service: string;
  readonly requests: Partial<Record<Kind | 'journey', number>>;
  readonly statuses: Record<string, number>;
  succeeded: number;
  /** The operation is closed and the run has no session. */
  unsigned: boolean;
}

export class Findings {
  readonly #violations = new Map<string, Violation>();
  readonly #coverage = new Map<string, Coverage>();
  passed = 0;
  failed = 0;

  get violations(): Violation[] {
    return [...this.#violations.values()];
  }

  get coverage(): Record<string, Coverage> {
    return Object.fromEntries(this.#coverage);
  }

  get neverSucceeded(): string[] {
    return [...this.#coverage].filter(([, { succeeded }]) => succeeded === 0).map(([id]) => id);
  }

  covering(operation: Operation): Coverage {
    const known = this.#coverage.get(operation.id);
    if (known) return known;
    const fresh = { service: operation.service, requests: {}, statuses: {}, succeeded: 0, unsigned: false };
    this.#coverage.set(operation.id, fresh);
    return fresh;
  }

  /** Records a checked response; returns the keys of its violations. */
  note(
    operation: Operation,
    noted: Noted,
    response: WireResponse | NoResponse,
    complaints: readonly Complaint[],
  ): string[] {
    const coverage = this.covering(operation);
    coverage.requests[noted.kind] = (coverage.requests[noted.kind] ?? 0) + 1;
    const status = isNoResponse(response) ? 'none' : String(response.status);
    coverage.statuses[status] = (coverage.statuses[status] ?? 0) + 1;
    if (status.startsWith('2') && noted.method === undefined) coverage.succeeded++;
    if (complaints.length === 0) this.passed++;
    else this.failed++;
    return complaints.map((complaint) => this.#violation(operation, noted, response, complaint));
  }

  #violation(
    operation: Operation,
    noted: Noted,
    response: WireResponse | NoResponse,
    { rule, detail, cause = detail.replace(/\d+/g, 'n') }: Complaint,
  ): string {
    const place = rule.endsWith('accepted') || rule === 'valid-refused' ? noted.at : '';
    const key = [operation.id, rule, place, cause].join(' ');
    const known = this.#violations.get(key);
    const line = curl(response.sent);
    const shown = isNoResponse(response) ? response.reason : `${response.status} ${shortened(response.text)}`;
    const { kind, what: label } = noted;
    const { service, id } = operation;
    const fresh = {
      key,
      service,
      operation: id,
      kind,
      what: label,
      rule,
      detail,
      cause,
      curl: line,
      response: shown,
      seen: 1,
    };
    const seen = (known?.seen ?? 0) + 1;
    const keep = known !== undefined && known.curl.length <= line.length ? known : fresh;
    this.#violations.set(key, { ...keep, seen });
    return key;
  }
}

export type Noted = Pick<Case, 'what' | 'at' | 'method'> & { readonly kind: Kind | 'journey' };

const shortened = (text: string): string => {
  const line = text.replace(/\s+/g, ' ');
  return line.length <= 200 ? line : `${line.slice(0, 200)}…`;
};
