import { type Browser, type CDPSession, chromium, type Locator, type Page } from '@playwright/test';
import { machineLine, quantile, table } from './machine';
import { FLAGS } from './page';
import { startProduct } from './product';

/**
 * npx tsx scripts/bench/calculators.ts [--origin http://127.0.0.1:3000]
 *
 * Measures how long a keystroke keeps a calculator busy on a processor four times slower: from the key event until
 * the result is calculated and rendered. On a busy machine it includes waiting time, so the table also lists
 * the main thread's own time without a slowdown, multiplied by four: until the result is rendered, and for the whole key.
 */

const initial = process.argv.indexOf('--origin');
const product =
  initial > 0
    ? { origin: String(process.argv[initial + 1]), stop: async () => {} }
    : await startProduct({ port: 4696, size: 'small' });
const SCREENS = [
  ['(a bare field)', undefined, 'bare'],
  ['take-home', '/salaries/take-home-salary-calculator', 'ctc'],
  ['gratuity', '/salaries/gratuity-calculator', 'wages'],
  ['HRA', '/salaries/hra-calculator', 'row1.hra'],
  ['hike', '/salaries/salary-hike-calculator', 'before'],
  ['pay changes', '/salaries/pay-change-calculators', 'earned'],
] as const;
const DIGITS = '2741';
const HEAD = [
  'calculator',
  'keys',
  'until rendered',
  'p75',
  'own time × 4 until rendered',
  'p75',
  'whole key × 4',
];
const KEYS_A_ROUND = 2 * DIGITS.length;
const BETWEEN_KEYS = 60;
const ROUNDS = 5;
const WARM_UP = 2;
const MARKS = { 'key-typed': true, 'key-rendered': true };
const SLOWER = 4;

interface Costs {
  readonly wall: readonly number[];
  /** Until the result is rendered. */
  readonly thread: readonly number[];
  /** Mean of a round, with what follows the result. */
  readonly whole: readonly number[];
}

interface Mark {
  readonly name: string;
  /** The main thread's own time in microseconds. */
  readonly tts: number;
  readonly ts: number;
}

const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
  args: FLAGS,
});
try {
  const rows = [];
  for (const [name, path, field] of SCREENS) {
    const { wall, thread, whole } = await keystrokes(browser, path && product.origin + path, field);
    const shares = (times: readonly number[]) =>
      [0.5, 0.75].map((share) => quantile(times, share).toFixed(1));
    rows.push([name, wall.length, ...shares(wall), ...shares(thread), ...shares(whole).slice(0, 1)]);
  }
  process.stdout.write(
    `Milliseconds of work per keystroke at 4x CPU slowdown, ${machineLine()}\n\n${table(HEAD, rows)}\n`,
  );
} finally {
  await browser.close();
  await product.stop();
}

/**
 * Types into a field and returns the cost of each key: the time on the slowed-down processor, and the main
 * thread's own time multiplied by four.
 */
async function keystrokes(own: Browser, url: string | undefined, field: string): Promise<Costs> {
  const page = await own.newPage({ viewport: { width: 390, height: 844 } });
  if (url === undefined) await page.setContent(`<input name="${field}">`);
  else {
    await page.goto(url);
    await page.waitForSelector('html[data-ready]');
  }
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Performance.enable', { timeDomain: 'threadTicks' });
  await watch(page, field);
  const input = page.locator(`input[name="${field}"]`);
  await input.focus();
  await typing(input, WARM_UP);
  const thread = await threadTimes(cdp, () => typing(input, ROUNDS));
  const whole: number[] = [];
  let last = await workOf(cdp);
  for (let round = 0; round < ROUNDS; round++) {
    await typing(input, 1);
    const now = await workOf(cdp);
    whole.push(((now - last) / KEYS_A_ROUND) * SLOWER);
    last = now;
  }
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  const began = await page.evaluate(() => (window as unknown as { keys: number[] }).keys.length);
  await typing(input, ROUNDS);
  const times = await page.evaluate(() => (window as unknown as { keys: number[] }).keys);
  await page.close();
  return { wall: times.slice(began), thread, whole };
}

async function typing(input: Locator, rounds: number): Promise<void> {
  for (let round = 0; round < rounds; round++) {
    await input.press('End');
    for (const digit of DIGITS) await input.press(digit, { delay: BETWEEN_KEYS });
    for (const _ of DIGITS) await input.press('Backspace', { delay: BETWEEN_KEYS });
  }
}

/** The main thread's own time between the two marks of each key. */
async function threadTimes(cdp: CDPSession, type: () => Promise<void>): Promise<readonly number[]> {
  const marks: Mark[] = [];
  cdp.on('Tracing.dataCollected', ({ value }) => marks.push(...(value as unknown as Mark[])));
  const traceConfig = { includedCategories: ['blink.user_timing'] };
  await cdp.send('Tracing.start', { transferMode: 'ReportEvents', traceConfig });
  await type();
  const complete = new Promise((done) => cdp.once('Tracing.tracingComplete', done));
  await cdp.send('Tracing.end');
  await complete;
  const ordered = marks.filter(({ name }) => name in MARKS).sort((a, b) => a.ts - b.ts);
  return ordered.flatMap(({ name, tts }, index) => {
    const next = ordered[index + 1];
    return name === 'key-typed' && next?.name === 'key-rendered' ? [(SLOWER * (next.tts - tts)) / 1000] : [];
  });
}

/** Milliseconds of main-thread work, independent of other load. */
async function workOf(cdp: CDPSession): Promise<number> {
  const { metrics } = await cdp.send('Performance.getMetrics');
  return 1000 * (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN);
}

/** React renders during the event or in the microtasks after it; reading a height forces layout. */
function watch(page: Page, field: string): Promise<void> {
  return page.evaluate((name) => {
    const keys: number[] = [];
    (window as unknown as { keys: number[] }).keys = keys;
    window.addEventListener(
      'input',
      (event) => {
        if ((event.target as HTMLInputElement).name !== name) return;
        const began = performance.now();
        performance.mark('key-typed');
        const channel = new MessageChannel();
        channel.port1.onmessage = () => {
          void document.body.offsetHeight;
          performance.mark('key-rendered');
          keys.push(performance.now() - began);
        };
        channel.port2.postMessage(0);
      },
      true,
    );
  }, field);
}
