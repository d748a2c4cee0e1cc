import type { Vital } from './analytics-port';

/** Input delay in milliseconds (INP) or layout shift (CLS). */
export interface Measured {
  readonly name: 'INP' | 'CLS';
  readonly value: number;
  /** The element's kind and style, never its text. */
  readonly target?: string | undefined;
}

export abstract class PageVitals {
  /** Reports every input and shift, including earlier ones. The returned function stops it. */
  abstract watch(listener: (measured: Measured) => void): () => void;
}

const LATE_MS = 200;
const MAX_SHIFT = 0.9;
const MAX_TARGET_LENGTH = 200;

/** Only poor values are worth a request. */
export const isPoor = ({ name, value }: Measured): boolean =>
  name === 'INP' ? value > LATE_MS : value >= MAX_SHIFT;

export const vitalOf = (measured: Measured, pageName: string): Vital => ({
  ...measured,
  target: measured.target?.slice(0, MAX_TARGET_LENGTH),
  pageName,
});
