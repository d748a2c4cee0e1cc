import type { Timing, Vital } from './analytics-port';

interface Measurement<Name> {
  readonly name: Name;
  readonly value: number;
  /** The element's kind and style, never its text. */
  readonly target?: string | undefined;
}

/** Delay of an input in milliseconds (INP), or layout shift (CLS). */
type MeasuredVital = Measurement<'INP' | 'CLS'>;
/** How long the page took to load, in milliseconds. */
type MeasuredLoad = Measurement<'LOAD'>;
export type Measured = MeasuredVital | MeasuredLoad;

export abstract class PageVitals {
  /** Reports every input and shift, including earlier ones. The returned function stops it. */
  abstract watch(listener: (measured: Measured) => void): () => void;
}

const MAX_MS = { INP: 200, LOAD: 4000 };
const MAX_SHIFT = 0.9;
/** The service refuses more. */
const MAX_TIMING_MS = 600_000;
const MAX_TARGET_LENGTH = 200;

/** Only poor values are worth a request. */
export const isPoor = ({ name, value }: Measured): boolean =>
  name === 'CLS' ? value >= MAX_SHIFT : value > MAX_MS[name];

export const loadOf = ({ value }: MeasuredLoad, pageName: string): Timing => ({
  name: 'page-load',
  milliseconds: Math.min(value, MAX_TIMING_MS),
  pageName,
});

export const vitalOf = (measured: MeasuredVital, pageName: string): Vital => ({
  ...measured,
  target: measured.target?.slice(0, MAX_TARGET_LENGTH),
  pageName,
});
