import type { Browser, BrowserServer } from '@playwright/test';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { startVisitor } from './visitor';

/** Browsers are numbers here; the reports go into a list. */
let started = 0;
let killed: number[] = [];
let reports: string[] = [];
const numberOf = (browser: Browser): number => (browser as unknown as { number: number }).number;
const start = async () => {
  const number = started++;
  const server = { kill: async () => void killed.push(number) } as unknown as BrowserServer;
  return { server, browser: { number } as unknown as Browser };
};

beforeEach(() => {
  [started, killed, reports] = [0, [], []];
  vi.spyOn(process.stderr, 'write').mockImplementation((line) => reports.push(String(line)) > 0);
});
afterEach(() => vi.restoreAllMocks());

it('a visit that never ends is repeated once in a new browser and then given up', async () => {
  const visitor = await startVisitor(start);
  const browsers: number[] = [];
  const never = (browser: Browser) => new Promise<string>(() => browsers.push(numberOf(browser)));
  expect(await visitor.attempt({ name: 'Home', seconds: 0.01 }, never)).toBeUndefined();
  expect([browsers, killed]).toEqual([
    [0, 1],
    [0, 1],
  ]);
  expect(reports).toEqual([
    'Home failed, once more in a new browser: Error: Home took more than 0.01 s\n',
    'Home failed, given up: Error: Home took more than 0.01 s\n',
  ]);
});

it('a visit that fails once counts with its second result, and the browser log is not printed', async () => {
  const visitor = await startVisitor(start);
  const second = async (browser: Browser) => {
    if (numberOf(browser) === 0) throw new Error('closed\n[pid=7] many lines of a browser');
    return 'measured';
  };
  expect(await visitor.attempt({ name: 'Home', seconds: 5 }, second)).toBe('measured');
  expect(reports.join('')).toBe('Home failed, once more in a new browser: Error: closed\n');
});
