import { appendFileSync, mkdirSync } from 'node:fs';
import { dirname } from 'node:path';

/** One row of the table: what was done to the server, how often, and what it did. */
export interface Figures {
  readonly fault: string;
  readonly times: string;
  readonly outcome: string;
}

/** Each of the repeated faults; fewer only to try something out. */
export const ROUNDS = Number(process.env.FAULT_ROUNDS ?? 20);
/** Killing is quicker than the other faults. */
export const KILLS = Number(process.env.FAULT_ROUNDS ?? 50);

/** A few rounds on a busy machine say nothing about speed. */
export const MAX_READY_MS = process.env.FAULT_ROUNDS === undefined ? 5_000 : 60_000;

export const FIGURES = '.cache/faults.jsonl';
export const TABLE = '.cache/faults.md';

/** Called before the expectations, so that a failing run prints its figures too. */
export function printFigures(figures: Figures): void {
  mkdirSync(dirname(FIGURES), { recursive: true });
  appendFileSync(FIGURES, `${JSON.stringify(figures)}\n`);
}

export const grouped = (count: number): string => count.toLocaleString('en-IN');
export const seconds = (milliseconds: number): string => `${(milliseconds / 1000).toFixed(1)} s`;
