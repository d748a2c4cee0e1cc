import { type APIRequestContext, expect, test } from '@playwright/test';
import { comingText } from '../../../src/core/shell/coming-text';
import { SCREEN_IDS, type ScreenId } from '../../../src/core/shell/screens';
import { Crawl } from '../../support/crawl';
import { examplePath } from '../../support/example-path';
import { ASHA, signIn } from '../../support/sign-in';

/** Pages of an identity provider, and screens that show a placeholder. */
const SKIPPED = (Object.keys(comingText.screens) as ScreenId[]).map(examplePath);
/** Only staff may read it. */
const CLOSED: readonly ScreenId[] = ['moderation'];

const LEGACY = [
  '/Skill/system-design',
  '/interview/zentrix-labs',
  '/interview/zentrix-labs/backend-engineer',
  '/interview/zentrix-labs/hr',
  '/desigInterview/backend-engineer',
  '/hrInterviews/zentrix-labs',
  '/topInterviewQuestions/zentrix-labs',
  '/topInterviewQuestions/zentrix-labs/backend-engineer',
  '/topInterviewQuestions/zentrix-labs/hr',
  '/overview/zentrix-labs',
  '/overview/zentrix-labs/organisation',
  '/overview/zentrix-labs/locations/bengaluru-offices',
  '/overview/zentrix-labs-overview/pune-location',
  '/reviews/zentrix-labs',
  '/benefits/zentrix-labs',
  '/contribute/company-review-v2',
  '/contribute/salary',
];

const SEARCHES = [
  '/search/zentrix-labs-search/backend-engineer',
  '/benefits/health-insurance',
  '/benefits/zentrix-labs-benefits/-/health-insurance',
  '/benefits/pune-location/health-insurance',
  '/salaries/backend-engineer',
  '/salaries/backend-engineer/bengaluru-location',
  '/jobs/zentrix-labs-jobs/backend-engineer/pune-location',
  '/reviews/pune-location',
  '/salaries/pune-location',
  '/interviews/pune-location',
  '/interviews/zentrix-labs-interviews/bengaluru-location',
  '/interviews/backend-engineer/pune-location',
  '/reviews/zentrix-labs-reviews/backend-engineer',
  '/reviews/zentrix-labs-reviews/astronaut',
  '/reviews?CompanyName=Zentrix+Labs&designation=backend-engineer',
];

const STARTS = [
  ...SCREEN_IDS.filter((id) => !CLOSED.includes(id))
    .map(examplePath)
    .filter((path) => !SKIPPED.includes(path)),
  ...LEGACY,
  ...SEARCHES,
];

/** Links visited of each kind; CRAWL_SAMPLES=1000 visits practically every link of every page. */
const SAMPLES = Number(process.env.CRAWL_SAMPLES ?? 2);
const CRAWL_TIMEOUT = SAMPLES > 2 ? 0 : 540_000;

/** Two addresses of every sitemap: they must have content. */
async function sitemapPaths(request: APIRequestContext): Promise<readonly string[]> {
  const addresses = async (path: string) =>
    [...(await (await request.get(path)).text()).matchAll(/<loc>([^<]*)/g)].map(
      ([, address = '']) => new URL(address).pathname,
    );
  const sitemaps = await addresses('/sitemap.xml');
  const all = await Promise.all(sitemaps.map(addresses));
  return all.flatMap((paths) => [paths[0], paths.at(-1)].filter((path) => path !== undefined));
}

for (const reader of ['a visitor', 'a member'] as const)
  test(`[R-055][R-129][R-157][R-158] every route, old address and link works for ${reader}`, async ({
    request,
    baseURL,
  }) => {
    test.setTimeout(CRAWL_TIMEOUT);
    if (reader === 'a member') await signIn(request, baseURL, ASHA);
    const { pages, redirects, kinds, problems } = await new Crawl(request, {
      skipped: SKIPPED,
      samples: SAMPLES,
    }).run(STARTS, await sitemapPaths(request));
    test.info().annotations.push({ type: 'visited', description: `${pages} pages, ${redirects} redirects` });
    process.stdout.write(`${reader}: ${pages} pages, ${redirects} redirects, ${kinds} kinds of links\n`);
    expect(problems).toEqual([]);
    expect(pages).toBeGreaterThan(200);
  });
