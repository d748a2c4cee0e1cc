import type { MetricObject } from 'prom-client';
import type { Take } from './shared-limiter';

export const ROLES = ['web', 'jobs'] as const;
/** What a process does: serving requests, or scheduled work. */
export type Role = (typeof ROLES)[number];

export type Figures = readonly MetricObject[];

/** What a worker asks the supervisor. */
export type SupervisorRequests = {
  readonly ready: (input: undefined) => void;
  /** The seconds to wait for each, in order; null when allowed. */
  readonly take: (takes: readonly Take[]) => readonly (number | null)[];
  /** The metrics of all processes as text. */
  readonly metrics: (input: undefined) => string;
  /** The last metrics of a worker that stops. */
  readonly leave: (last: Figures) => void;
};

/** What the supervisor asks a worker. */
export type WorkerRequests = {
  readonly figures: (input: undefined) => Figures;
  readonly stop: (drainMs: number | undefined) => void;
};
