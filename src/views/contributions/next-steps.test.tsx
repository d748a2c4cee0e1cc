import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { visitOf } from '../../../tests/support/form-page';
import { renderScreen } from '../../../tests/support/render-screen';
import { fakePort } from '../../../tests/support/test-container';
import { CompaniesPort } from '../../core/companies/companies-port';
import { aCompany } from '../../core/companies/testing';
import {
  type ActivityCount,
  type Contribution,
  ContributionsPort,
} from '../../core/contributions/contributions-port';
import { nextStepPath } from '../../core/contributions/next-steps';
import { Failure } from '../../core/shared/failure';
import { pathTo } from '../../core/shell/screens';

afterEach(cleanup);

const REVIEW: Contribution = {
  id: 'Rv-1',
  kind: 'REVIEW',
  status: 'live',
  alias: undefined,
  title: 'Good people',
  text: 'Nobody counts hours.',
  path: '/reviews/zentrix-labs-reviews',
  createdOn: '2026-11-20',
};

interface Visit {
  readonly path?: string;
  readonly member?: string;
  readonly counts?: readonly ActivityCount[];
  readonly company?: () => Promise<ReturnType<typeof aCompany>>;
}

async function open({
  path = nextStepPath('REVIEW', REVIEW.id),
  member = 'asha',
  counts = [{ kind: 'REVIEW', count: 1 }],
  company = async () => aCompany(),
}: Visit = {}): Promise<void> {
  const { environment, ports } = visitOf({ member });
  const contributions = fakePort(ContributionsPort, {
    listContributions: async () => ({ items: [REVIEW], counts, pages: 1 }),
  });
  const companies = fakePort(CompaniesPort, { readCompany: company });
  await renderScreen(path, { environment, ports: [...ports, contributions, companies] });
}

const steps = () =>
  screen.getAllByRole('listitem').map((item) => within(item).getByRole('heading').textContent);

it('[R-134] after a review, the first next step is the contribution that its company has fewest of', async () => {
  await open();
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Thank you for your review');
  expect(steps()).toEqual([
    'Add office photos',
    'Share an interview',
    'Add your benefits',
    'Add your salary',
  ]);
  expect(screen.getByText('Zentrix Labs has 24 photos.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Add photos' })).toHaveAttribute(
    'href',
    `${pathTo('photo-upload')}?CompanyName=Zentrix+Labs`,
  );
});

it('[R-134] contributions the member has made before are listed last and marked', async () => {
  await open({
    counts: [
      { kind: 'PHOTOS', count: 3 },
      { kind: 'INTERVIEW', count: 1 },
    ],
  });
  expect(steps()).toEqual([
    'Add your benefits',
    'Add your salary',
    'Add office photos',
    'Share an interview',
  ]);
  expect(screen.getByText('You’ve added 3 before.')).toBeVisible();
  expect(screen.getByText('You’ve added one before.')).toBeVisible();
});

it('[R-134] a visitor, or a link without a contribution, gets every kind in the usual order', async () => {
  await open({ path: pathTo('contribute-next'), member: '' });
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('What to share next');
  expect(steps()).toEqual([
    'Rate your company',
    'Add your salary',
    'Share an interview',
    'Add your benefits',
    'Add office photos',
  ]);
  expect(screen.getByRole('link', { name: 'Write a review' })).toHaveAttribute(
    'href',
    pathTo('contribute-review'),
  );
});

it('the next steps stay when the company cannot be read', async () => {
  await open({ company: () => Promise.reject(new Failure('unavailable', 'readCompany', 503)) });
  expect(steps()).toEqual([
    'Add your salary',
    'Share an interview',
    'Add your benefits',
    'Add office photos',
  ]);
});

it('a link with invalid contribution values shows every kind', async () => {
  await open({ path: `${pathTo('contribute-next')}?rid=%00&k=__proto__` });
  expect(steps()).toHaveLength(5);
});
