import type { MetricObject } from 'prom-client';
import type { FoundPage, SharedPage } from '../pages/page-exchange';
import type { Take } from './shared-limiter';

export const ROLES = ['web', 'jobs'] as const;
/** A process serves requests, or does the scheduled work. */
export type Role = (typeof ROLES)[number];

export type Figures = readonly MetricObject[];

/** Requests of a worker to the supervisor. */
export type SupervisorRequests = {
  readonly ready: (input: undefined) => void;
  /** The worker has taken over this connection. */
  readonly taken: (connection: number) => void;
  /** The seconds to wait for each, in order; null when allowed. */
  readonly take: (takes: readonly Take[]) => readonly (number | null)[];
  /** Null when the worker should render the page. */
  readonly takePage: (key: string) => FoundPage | null;
  readonly storePage: (stored: { readonly key: string; readonly page: SharedPage }) => void;
  readonly releasePage: (key: string) => void;
  /** The metrics of all processes as text. */
  readonly metrics: (input: undefined) => string;
  /** The last metrics of a worker that stops. */
  readonly leave: (last: Figures) => void;
};

/** Requests of the supervisor to a worker. */
export type WorkerRequests = {
  readonly figures: (input: undefined) => Figures;
  readonly stop: (drainMs: number | undefined) => void;
};
