import { appendFileSync, mkdirSync } from 'node:fs';
import { loadavg } from 'node:os';
import { dirname } from 'node:path';

/** A table row: the fault, how often it was repeated, and the server's behaviour. */
export interface Figures {
  readonly fault: string;
  readonly times: string;
  readonly outcome: string;
}

export interface MeasuredFigures extends Figures {
  /** Of the machine over the last five minutes. */
  readonly load: string;
}

/** Repetitions of each fault; fewer only for trying something out. */
export const ROUNDS = Number(process.env.FAULT_ROUNDS ?? 20);
/** Killing takes less time than the other faults. */
export const KILLS = Number(process.env.FAULT_ROUNDS ?? 50);

/** A few rounds on a busy machine do not show the speed. */
export const MAX_READY_MS = process.env.FAULT_ROUNDS === undefined ? 5_000 : 60_000;

export const FIGURES = '.cache/faults.jsonl';
export const TABLE = '.cache/faults.md';

/** Called before the expectations, so that a failing run prints its figures too. */
export function printFigures(figures: Figures): void {
  mkdirSync(dirname(FIGURES), { recursive: true });
  const measured: MeasuredFigures = { ...figures, load: (loadavg()[1] ?? 0).toFixed(0) };
  appendFileSync(FIGURES, `${JSON.stringify(measured)}\n`);
}

export const grouped = (count: number): string => count.toLocaleString('en-IN');
export const seconds = (milliseconds: number): string => `${(milliseconds / 1000).toFixed(1)} s`;
