import { type Browser, type BrowserServer, chromium } from '@playwright/test';
import { FLAGS } from './page';

/**
 * Visits that cannot hang a benchmark: each has a time limit, a failed one is repeated once in a new browser, and a
 * second failure is reported instead of thrown.
 */
export interface Visitor {
  /** Undefined after two failures. */
  attempt<Result>(
    visit: { readonly name: string; readonly seconds: number },
    run: (browser: Browser) => Promise<Result>,
  ): Promise<Result | undefined>;
  close(): void;
}

interface Running {
  readonly server: BrowserServer;
  readonly browser: Browser;
}

const LAUNCH_S = 60;

export const report = (line: string): void => void process.stderr.write(`${line}\n`);

/** The first line only: the rest of a browser's message is its log. */
export const reasonOf = (error: unknown): string => String(error).split('\n')[0] ?? '';

export async function startVisitor(start: () => Promise<Running> = launch): Promise<Visitor> {
  let running = await bounded(start(), LAUNCH_S, 'The browser');
  const attempt: Visitor['attempt'] = async ({ name, seconds }, run) => {
    for (const next of ['once more in a new browser', 'given up']) {
      try {
        return await bounded(run(running.browser), seconds, name);
      } catch (error) {
        report(`${name} failed, ${next}: ${reasonOf(error)}`);
        // A browser that is stuck would fail the next visits too.
        void running.server.kill();
        running = await bounded(start(), LAUNCH_S, 'The browser');
      }
    }
    return undefined;
  };
  return { attempt, close: () => void running.server.kill() };
}

async function launch(): Promise<Running> {
  const server = await chromium.launchServer({
    executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
    args: FLAGS,
  });
  return { server, browser: await chromium.connect(server.wsEndpoint()) };
}

/** Rejects when the work takes too long. */
export async function bounded<Result>(work: Promise<Result>, seconds: number, name: string): Promise<Result> {
  let timer: NodeJS.Timeout | undefined;
  const limit = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`${name} took more than ${seconds} s`)), seconds * 1000);
  });
  try {
    return await Promise.race([work, limit]);
  } finally {
    clearTimeout(timer);
  }
}
