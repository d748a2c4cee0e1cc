import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, expect, it } from 'vitest';
import { BROKEN_ANSWERS, type Breaking } from '../../../../tests/support/broken-responses';
import { showPage } from '../../../../tests/support/whole-page';
import { problem } from '../../../adapters/http/testing';
import { handle as topQuestions } from '../../../views/interviews/top-questions-screen';

const OVERVIEW = '/overview/zentrix-labs-overview';
const TOP_QUESTIONS = '/interviews/zentrix-labs-interview-questions/top-questions';
/** Page parts are imported lazily, so they get a longer timeout. */
const TIMEOUT = { timeout: 20_000 };

beforeAll(async () => {
  await import('../../../views/companies/company-overview-screen');
}, 30_000);

it('[R-078][R-081][R-075] the company overview shows its facts and the companies it owns, and its video loads nothing from other sites', async () => {
  await showPage(OVERVIEW, {});
  const owns = (await screen.findByRole('heading', { name: 'Subsidiaries' }, TIMEOUT)).parentElement
    ?.parentElement;
  expect(within(owns as HTMLElement).getByRole('link', { name: /Zentrix Labs/ })).toHaveAttribute(
    'href',
    OVERVIEW,
  );
  expect(screen.getByRole('heading', { name: 'Company details' })).toBeInTheDocument();
  const press = screen.getByRole('button', { name: 'Video summary, 2:04' });
  expect(press).toHaveAttribute('aria-expanded', 'false');
  expect(screen.queryByText('Weekends on call are paid.')).not.toBeVisible();
  await userEvent.click(press);
  expect(screen.getByText('Weekends on call are paid.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Watch on YouTube' })).toHaveAttribute(
    'href',
    'https://www.youtube.com/watch?v=Zx7Qw2Lp9Ks',
  );
  expect(document.querySelector('iframe, video, embed, object')).toBeNull();
  const sources = [...document.querySelectorAll('main [src]')].map((item) => item.getAttribute('src') ?? '');
  expect(sources.length).toBeGreaterThan(0);
  expect(sources.filter((source) => !/^\/(art|alpha)\//.test(source))).toEqual([]);
}, 30_000);

const missing = () => problem(500, 'SERVER_ERROR');

it('[R-055] the company overview renders without the parts that failed to load and makes no false statement about them', async () => {
  await showPage(OVERVIEW, {
    readSurroundings: missing,
    readStory: missing,
    listPhotos: missing,
    listReviews: missing,
    listOffices: missing,
    listBenefits: missing,
    listAwards: missing,
    listSummaryVideos: missing,
  });
  expect(await screen.findByRole('heading', { name: 'Company details' }, TIMEOUT)).toBeVisible();
  expect(await screen.findByRole('heading', { name: 'Zentrix Labs FAQs' }, TIMEOUT)).toBeVisible();
  expect(screen.queryByText('Zentrix Labs hasn’t won an award yet.')).toBeNull();
  expect(screen.queryByRole('heading', { name: 'Subsidiaries' })).toBeNull();
  expect(screen.queryByRole('alert')).toBeNull();
}, 30_000);

it.each([
  'a lost connection',
  'a server that failed',
  'a page instead of data',
  'a truncated response',
] as const)(
  '[R-055] with %s instead of its ratings the company overview still renders, and the ratings can be retried in place',
  async (name) => {
    let isFixed = false;
    const broken: Breaking = BROKEN_ANSWERS[name];
    await showPage(OVERVIEW, {
      readRatings: ({ example, request }) => (isFixed ? example : broken(example, request)),
    });
    const htmlElement = await screen.findByRole('alert', undefined, TIMEOUT);
    expect(htmlElement).toHaveTextContent('Couldn’t load the ratings.');
    expect(screen.getByRole('heading', { name: /^Zentrix Labs/, level: 1 })).toBeVisible();
    expect(screen.getByRole('navigation', { name: 'Zentrix Labs' })).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Company details' })).toBeVisible();
    const again = within(htmlElement).getByRole('button', { name: 'Try again' });
    await userEvent.click(again);
    await waitFor(() => expect(again).not.toHaveAttribute('aria-busy'));
    expect(htmlElement).toBeVisible();
    isFixed = true;
    await userEvent.click(again);
    expect(await screen.findByRole('list', { name: 'Ratings by category' })).toBeVisible();
    expect(screen.getByRole('heading', { name: 'What employees keep saying' })).toBeVisible();
    expect(screen.queryByRole('alert')).toBeNull();
  },
  30_000,
);

it.each([OVERVIEW, '/reviews/zentrix-labs-reviews'])(
  'ratings that a rate limit refuses again say how long to wait: %s',
  async (path) => {
    const readRatings = () => problem(429, 'TOO_MANY_REQUESTS', '', { 'retry-after': '120' });
    await showPage(path, { readRatings });
    const alert = await screen.findByRole('alert', undefined, TIMEOUT);
    await userEvent.click(within(alert).getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(alert).toHaveTextContent('Too many attempts. Try again in 2 minutes.'));
  },
  30_000,
);

it('[R-055] reviews render and can be searched without ratings and filter lists, and the ratings can be retried in place', async () => {
  let isFixed = false;
  await showPage('/reviews/zentrix-labs-reviews', {
    readRatings: ({ example }) => (isFixed ? example : missing()),
    listReviewFilters: missing,
  });
  expect(await screen.findByRole('searchbox', { name: 'Search reviews' }, TIMEOUT)).toBeVisible();
  expect(screen.getAllByRole('article').length).toBeGreaterThan(0);
  const htmlElement = screen.getByRole('alert');
  expect(htmlElement).toHaveTextContent('Couldn’t load the ratings.');
  isFixed = true;
  await userEvent.click(within(htmlElement).getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('list', { name: 'Ratings by category' })).toBeVisible();
  expect(screen.queryByRole('alert')).toBeNull();
}, 30_000);

it('[R-182] Ask a question on a company page opens a post titled as a question', async () => {
  await showPage('/qna/zentrix-labs-questions', {});
  await userEvent.click(await screen.findByRole('button', { name: 'Ask a question' }, TIMEOUT));
  expect(await screen.findByRole('dialog', { name: 'Ask a question' }, TIMEOUT)).toBeInTheDocument();
}, 30_000);

it('[R-075] a company without a video shows no video area', async () => {
  await showPage(OVERVIEW, { listSummaryVideos: () => Response.json([]) });
  await screen.findByRole('heading', { name: 'Company details' }, TIMEOUT);
  expect(screen.queryByRole('button', { name: /^Video summary/ })).toBeNull();
}, 30_000);

it('[R-095] a badge on the overview links to its rule', async () => {
  await showPage(OVERVIEW, {});
  const badges = within(await screen.findByRole('list', { name: 'Badges' }, TIMEOUT)).getAllByRole('link');
  expect(new Set(badges.map((link) => link.getAttribute('href')))).toEqual(new Set(['#badges']));
  expect(document.getElementById('badges')).toHaveTextContent('What these badges mean');
}, 30_000);

const LIFE = [1, 2, 3, 4].map((position) => ({
  photoId: `Picnic000${position}`,
  url: `/art/scene/zentrix${position}-open.svg`,
  album: 'together',
  caption: `Picnic ${position}`,
}));

it('[R-304] a company page shows the company name, the counts in its tabs, the follow button and its photos', async () => {
  await showPage(OVERVIEW, {
    listPhotos: () => Response.json({ total: 4, pages: 1, albums: [], items: LIFE }),
  });
  expect(await screen.findByRole('heading', { name: /^Zentrix Labs/, level: 1 }, TIMEOUT)).toBeVisible();
  const tabs = screen.getByRole('navigation', { name: 'Zentrix Labs' });
  expect(within(tabs).getByRole('link', { name: /^Reviews/ })).toHaveAttribute(
    'href',
    '/reviews/zentrix-labs-reviews',
  );
  expect(within(tabs).getByRole('link', { name: /^Salaries/ })).toHaveTextContent('389');
  expect(screen.getByRole('button', { name: 'Follow' })).toHaveAttribute('aria-pressed', 'false');
  expect(screen.getByText('Fair employer of the year')).toBeInTheDocument();
  expect(screen.getByRole('heading', { name: 'Inside the office' })).toBeInTheDocument();
  const life = screen.getByRole('heading', { name: 'Life at Zentrix Labs' }).nextElementSibling;
  expect(within(life as HTMLElement).getAllByRole('img', { name: /^Picnic/ })).toHaveLength(4);
  const foot = screen.getByRole('heading', { name: 'Zentrix Labs FAQs' }).parentElement;
  expect(foot).toHaveTextContent('1,248 reviews');
  expect(screen.getByRole('button', { name: 'Video summary, 2:04' })).toHaveAttribute(
    'aria-expanded',
    'false',
  );
}, 30_000);

it('[R-072][R-121] a company page shows the awards from its employees and their rule', async () => {
  await showPage(OVERVIEW, {});
  const title = await screen.findByRole('heading', { name: 'Employees’ choice awards' }, TIMEOUT);
  const card = within(title.parentElement as HTMLElement);
  const values = card.getAllByRole('listitem').map((htmlElement) => htmlElement.textContent);
  expect(values).toHaveLength(2);
  expect(values[0]).toMatch(
    /^Top rated 2026No\. 2 of 9 mega companies.*Based on 812 reviews from 2025\. Rated at least 4\.1/,
  );
  await userEvent.click(card.getByText('How winners are chosen'));
  expect(card.getByText(/those with at least 500 live reviews are ranked/)).toBeVisible();
}, 30_000);

it('[R-072] a company that was never named in an award says so and shows the rule', async () => {
  const listAwards = () => Response.json({ size: 'small', minReviews: 50, awards: [] });
  await showPage(OVERVIEW, { listAwards });
  expect(await screen.findByText('Zentrix Labs hasn’t won an award yet.', {}, TIMEOUT)).toBeVisible();
  expect(screen.queryByText('Top rated 2026')).toBeNull();
  expect(screen.getByText(/those with at least 50 live reviews are ranked/)).toBeInTheDocument();
}, 30_000);

it('[R-012] the page for employers says that employer tasks belong to another site and shows no form', async () => {
  await showPage('/employers', {});
  expect(await screen.findByRole('heading', { name: 'For employers', level: 1 }, TIMEOUT)).toBeVisible();
  const main = within(screen.getByRole('main'));
  expect(main.getByText(/on a separate site for employers/)).toBeVisible();
  expect(main.queryByRole('textbox')).toBeNull();
  for (const link of main.getAllByRole('link', { name: 'Contact us' }))
    expect(link).toHaveAttribute('href', '/settings/need-help');
}, 30_000);

it('[R-012] each action on a managed page has its own icon', async () => {
  await showPage('/employers', {});
  const list = await screen.findByRole('region', { name: 'What you can do on a managed page' }, TIMEOUT);
  const icons = within(list)
    .getAllByRole('listitem')
    .map((item) => [item.textContent, item.querySelector('use')?.getAttribute('href')?.split('#i-')[1]]);
  expect(icons).toEqual([
    [expect.stringMatching(/^Reply/), 'reply'],
    [expect.stringMatching(/^Ask whether/), 'circle-help'],
    [expect.stringMatching(/^Publish/), 'newspaper'],
    [expect.stringMatching(/^Keep offices/), 'building-2'],
  ]);
}, 30_000);

it('[R-109] each further page of questions has its own URL for search engines', async () => {
  const listQuestions = () => Response.json({ total: 30, pages: 3, items: [], skills: [] });
  const { resolve } = await showPage(`${TOP_QUESTIONS}?page=2`, { listQuestions });
  await screen.findByText(/30 questions/, {}, TIMEOUT);
  const place = {
    id: 'top-questions',
    params: { companyUrl: 'zentrix-labs' },
    pathname: TOP_QUESTIONS,
    search: '?page=2',
  } as const;
  expect(topQuestions.head(resolve, place).canonical).toBe(`${TOP_QUESTIONS}?page=2`);
}, 30_000);

it('an empty company tab links to the form that fills it', async () => {
  await showPage('/benefits/zentrix-labs-benefits', {
    listBenefits: () => Response.json({ reporters: 0, items: [] }),
  });
  expect(await screen.findByRole('link', { name: 'Add your benefits' }, TIMEOUT)).toHaveAttribute(
    'href',
    '/contribute/company-benefits?CompanyName=Zentrix+Labs',
  );
}, 30_000);
