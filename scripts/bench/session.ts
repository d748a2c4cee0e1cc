import type { CDPSession } from '@playwright/test';
import { sleep } from './machine';
import { goTo, type Opened, open, settle, timeline } from './page';
import type { MeasuredPage } from './pages';
import { tapOn } from './samples';

type Browser = Parameters<typeof open>[0];
interface Step {
  readonly name: string;
  readonly run: (opened: Opened) => Promise<void>;
}

const BETWEEN_MS = 400;
const press = (name: string, selector: string): Step => ({ name, run: (opened) => tapOn(opened, selector) });
const key = (name: string): Step => ({ name: `key ${name}`, run: ({ page }) => page.keyboard.press(name) });
const times = (count: number, steps: readonly Step[]): Step[] =>
  Array.from({ length: count }, () => steps).flat();

const LINK = (path: string) => `a[href^="${path}"]`;
const HOME = `nav a[href="/"]`;

const VOTE = press('vote', 'article button[data-vote="UP"]:enabled');
const TO_HOME = press('to Home', HOME);

/** Sixty interactions of a member on a phone: votes, menus, typing, lists and pages. */
const STEPS: readonly Step[] = [
  ...times(13, [VOTE]),
  ...times(6, [press('menu of a post', 'article button[aria-haspopup]'), key('Escape')]),
  ...times(4, [press('latest posts', LINK('/?feed=latest')), press('top posts', 'main a[href="/"]')]),
  press('to the search', 'header a[href="/search"]'),
  ...[...'engineer'].map(key),
  // The first key clears the field.
  ...times(2, [key('Escape')]),
  ...times(3, [press('menu of the site', 'header button[class]'), key('Escape')]),
  ...times(3, [press('to communities', LINK('/communities')), TO_HOME]),
  ...times(2, [press('to jobs', LINK('/jobs')), TO_HOME]),
];

export interface Interaction {
  readonly name: string;
  readonly duration: number;
}

/** The longest event of each interaction, from input to the next paint. */
export async function sampleSession(browser: Browser, page: MeasuredPage): Promise<Interaction[]> {
  const opened = await open(browser, page.ready, page.cookies);
  try {
    await goTo(opened, page.url);
    await settle(opened);
    const found = new Map<number, Interaction>();
    for (const { name, run } of STEPS) {
      await run(opened);
      await sleep(BETWEEN_MS);
      for (const [id, duration] of (await timeline(opened.page)).events) {
        const known = found.get(id);
        if (!known || known.duration < duration) found.set(id, { name: known?.name ?? name, duration });
      }
    }
    return [...found.values()];
  } finally {
    await opened.context.close();
  }
}

const ROUTE_CHANGES = 200;
/** The code and lists loaded on the first visits are not a leak. */
const WARM_UP = 40;
const HOURS = 2;
/** Timers are run in steps, so that requests and renderings between them take place. */
const STEP_MINUTES = 5;

export interface HeapGrowth {
  readonly routeChanges: number;
  readonly openTab: number;
}

/** Heap growth in megabytes of a tab that changes pages two hundred times, and of one that is open for two hours. */
export async function sampleHeap(browser: Browser, page: MeasuredPage): Promise<HeapGrowth> {
  return {
    routeChanges: await sampleRouteChanges(browser, page),
    openTab: await sampleOpenTab(browser, page),
  };
}

async function sampleRouteChanges(browser: Browser, page: MeasuredPage): Promise<number> {
  const opened = await open(browser, page.ready, page.cookies);
  const places = [LINK('/communities'), HOME, LINK('/list-of-companies'), LINK('/jobs'), HOME];
  try {
    await opened.page.goto(page.url);
    const walk = async (changes: number) => {
      for (let i = 0; i < changes; i++) {
        await tapOn(opened, places[i % places.length] ?? HOME);
        await sleep(100);
      }
    };
    await walk(WARM_UP);
    const before = await heap(opened.cdp);
    await walk(ROUTE_CHANGES);
    return (await heap(opened.cdp)) - before;
  } finally {
    await opened.context.close();
  }
}

/** The page's clock is advanced; the first interaction has loaded what an open tab runs. */
async function sampleOpenTab(browser: Browser, page: MeasuredPage): Promise<number> {
  const opened = await open(browser, page.ready, page.cookies);
  try {
    await opened.page.clock.install();
    await opened.page.goto(page.url);
    await VOTE.run(opened);
    const wait = async (minutes: number) => {
      for (let passed = 0; passed < minutes; passed += STEP_MINUTES) {
        await opened.page.clock.runFor(STEP_MINUTES * 60_000);
        await sleep(100);
      }
    };
    await wait(STEP_MINUTES);
    const before = await heap(opened.cdp);
    await wait(HOURS * 60);
    return (await heap(opened.cdp)) - before;
  } finally {
    await opened.context.close();
  }
}

async function heap(cdp: CDPSession): Promise<number> {
  await cdp.send('HeapProfiler.collectGarbage');
  return (await cdp.send('Runtime.getHeapUsage')).usedSize / 1024 / 1024;
}
