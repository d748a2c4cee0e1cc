import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { visitOf } from '../../../tests/support/form-page';
import { renderPart } from '../../../tests/support/render-screen';
import { tabWithForm } from '../../../tests/support/tab-with-form';
import { fakePort, testContainer } from '../../../tests/support/test-container';
import {
  type Contribution,
  type ContributionQuery,
  ContributionsPort,
} from '../../core/contributions/contributions-port';
import { DRAFT_KEYS } from '../../core/contributions/unsent-forms';
import { AppealsPort } from '../../core/moderation/appeals-port';
import { ContributionsStore } from '../../stores/contributions/contributions-store';
import { SessionStore } from '../../stores/login/session-store';
import { ContributionsCard } from './contributions-card';

const review = (status: Contribution['status'], kind: Contribution['kind'] = 'REVIEW'): Contribution => ({
  id: `Rv-${status}-${kind}`,
  kind,
  status,
  alias: undefined,
  title: 'Good people',
  text: 'Nobody counts hours.',
  path: '/reviews/zentrix-labs-reviews',
  createdOn: '2026-11-20',
});

/** A moderator removed what is refused here. */
const judging = fakePort(AppealsPort, {
  readOutcome: async ({ kind }) => ({
    decision: 'HIDE',
    rule: 'P1',
    text: `The ${kind} names someone.`,
    appeal: 'NONE',
  }),
});

const PATHS = { FORM: '/contribute/company-review-v3', PAGE: '/reviews/zentrix-labs-reviews' };

async function open(
  items: readonly Contribution[],
  tab = new Map<string, string>(),
  query: ContributionQuery = {},
) {
  const { environment, ports } = visitOf({ tab });
  const contributions = fakePort(ContributionsPort, {
    listContributions: async () => ({ items, counts: [], pages: 1 }),
  });
  const container = await testContainer({ environment, ports: [...ports, contributions, judging] });
  await container.get(SessionStore).ensure();
  await container.get(ContributionsStore).open(query);
  renderPart(container, <ContributionsCard />);
}

const link = (name: string) => screen.getByRole('link', { name }).getAttribute('href');

it('[R-447] an unsent review is pending and comes before all submitted reviews', async () => {
  const texts = { companyName: 'Zentrix Labs' };
  const tab = tabWithForm(DRAFT_KEYS.review, JSON.stringify({ texts }));
  await open([review('live')], tab);
  const [first] = screen.getAllByRole('listitem');
  const row = within(first as HTMLElement);
  expect(row.getByRole('heading', { name: 'Review of Zentrix Labs' })).toBeVisible();
  expect(row.getByRole('link', { name: 'Complete review' })).toHaveAttribute('href', PATHS.FORM);
});

it('an unsent form appears only in the list of its kind', async () => {
  const tab = tabWithForm(DRAFT_KEYS.salary, JSON.stringify({ texts: { companyName: '' } }));
  await open([], tab, { kind: 'REVIEW' });
  expect(screen.queryByRole('link', { name: /Complete/ })).toBeNull();
  expect(screen.getByText(/Only you can see them/)).toBeVisible();
});

it('[R-448] a review under moderation is shown as submitted', async () => {
  await open([review('submitted')]);
  expect(screen.getByText('Review submitted')).toBeVisible();
  expect(screen.queryByRole('link', { name: 'View review' })).toBeNull();
});

it('[R-449] a live review links to its public page', async () => {
  await open([review('live')]);
  expect(link('View review')).toBe(`${PATHS.PAGE}?sort=newToOld#review-Rv-live-REVIEW`);
  expect(link('Edit review')).toBe(`${PATHS.FORM}?rid=Rv-live-REVIEW`);
});

it('[R-450] a refused review can be edited and submitted again', async () => {
  await open([review('rejected')]);
  expect(screen.getByText('Not published')).toBeVisible();
  expect(link('Edit Review')).toBe(`${PATHS.FORM}?rid=Rv-rejected-REVIEW`);
});

it('the status texts of salaries and interviews name their kind, and a post has separate texts', async () => {
  await open([review('submitted', 'SALARY'), review('live', 'INTERVIEW'), review('submitted', 'POST')]);
  for (const text of ['Salary submitted', 'In the next update', 'Under review'])
    expect(screen.getByText(text)).toBeVisible();
  expect(link('View interview')).toBe(PATHS.PAGE);
});

it('a comment on a post that was removed is still a link with a name', async () => {
  await open([{ ...review('live', 'COMMENT'), title: '', path: '/p/Kq3vN8xW' }]);
  expect(link('Comment')).toBe('/p/Kq3vN8xW');
});

it('[R-876] a removed company contribution shows the moderator’s reason and offers an appeal', async () => {
  await open([
    review('rejected'),
    review('rejected', 'INTERVIEW'),
    review('rejected', 'PHOTOS'),
    review('live'),
  ]);
  for (const kind of ['REVIEW', 'INTERVIEW', 'PHOTO'])
    expect(await screen.findByText(`The ${kind} names someone.`)).toBeVisible();
  expect(screen.getAllByText(/Rule P1: No personal names/)).toHaveLength(3);
  expect(screen.getAllByRole('button', { name: 'Appeal this decision' })).toHaveLength(3);
});
