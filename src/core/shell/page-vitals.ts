import type { Vital } from './analytics-port';

/** How late an answer to a press was drawn in milliseconds, or how far things moved by themselves. */
export interface Measured {
  readonly name: 'INP' | 'CLS';
  readonly value: number;
  /** What was pressed or moved: its kind and how it looks, never what it says. */
  readonly target?: string | undefined;
}

/** How a page feels to whoever looks at it. */
export abstract class PageVitals {
  /** Tells every press and every move, also those before somebody listened; the answer ends it. */
  abstract watch(heard: (measured: Measured) => void): () => void;
}

const LATE_MS = 200;
const FAR = 0.9;
const LONGEST_TARGET = 200;

/** Only what is bad is worth a call. */
export const isPoor = ({ name, value }: Measured): boolean =>
  name === 'INP' ? value > LATE_MS : value >= FAR;

export const vitalOf = (measured: Measured, pageName: string): Vital => ({
  ...measured,
  target: measured.target?.slice(0, LONGEST_TARGET),
  pageName,
});
