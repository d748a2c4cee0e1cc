import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, expect, it } from 'vitest';
import { showPage } from '../../../../tests/support/whole-page';
import type { FakeCall } from '../../../adapters/http/fake';

beforeAll(async () => {
  await Promise.all([
    import('../../../views/jobs/jobs-screen'),
    import('../../../views/companies/companies-screen'),
    import('../../../views/search/search-screen'),
    import('../../../views/companies/company-reviews-screen'),
    import('../../../views/companies/company-photos-screen'),
    import('../../../views/companies/company-interviews-screen'),
    import('../../../views/interviews/designation-interviews-screen'),
    import('../../../views/interviews/top-questions-screen'),
    import('../../../views/interviews/skill-interviews-screen'),
    import('../../../views/salaries/colleges-screen'),
  ]);
}, 30_000);

const REVIEWS = '/reviews/zentrix-labs-reviews';
const INTERVIEWS = '/interviews/zentrix-labs-interview-questions';
const ROLE = '/profiles/software-engineer/interview-questions';
const QUESTIONS = `${INTERVIEWS}/top-questions`;
const SKILL = '/skills/java-interview-questions';

it.each([
  ['jobs', 'listJobs', '/jobs', '/jobs?page=2'],
  ['companies', 'listCompanies', '/list-of-companies', '/list-of-companies?page=2'],
  ['search results', 'search', '/search?q=zentrix', '/search?q=zentrix&page=2'],
  ['reviews', 'listReviews', REVIEWS, `${REVIEWS}?page=2`],
  ['interviews of a company', 'listInterviews', INTERVIEWS, `${INTERVIEWS}?page=2`],
  ['interviews of a role', 'listInterviews', ROLE, `${ROLE}?page=2`],
  ['questions of a company', 'listQuestions', QUESTIONS, `${QUESTIONS}?page=2`],
  ['questions of a skill', 'listQuestions', SKILL, `${SKILL}?page=2`],
  ['photos', 'listPhotos', '/photos/zentrix-labs-photos', '/photos/zentrix-labs-photos?page=2'],
  ['colleges', 'listColleges', '/colleges', '/colleges?page=2'],
])(
  '[R-055] a page of %s that fails to load leaves the shown page, says so at its end, and loads when it is tried again',
  async (_, operation, first, second) => {
    let down = true;
    const { router } = await showPage(first, {
      [operation]: ({ example, request }: FakeCall) => {
        const isSecond = new URL(request.url).searchParams.get('page') === '2';
        return isSecond && down
          ? new Response(undefined, { status: 500 })
          : { ...(example as object), pages: 3 };
      },
    });
    const current = (page: string) => screen.getByRole('link', { name: page, current: 'page' });
    const heading = (await screen.findByRole('heading', { level: 1 })).textContent;
    expect(current('Page 1')).toBeVisible();
    await act(() => router.navigate(second));
    expect(await screen.findByText('Couldn’t load page 2.')).toHaveAttribute('role', 'alert');
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(heading);
    expect(current('Page 1')).toBeVisible();
    const retry = screen.getByRole('button', { name: 'Try again' });
    expect(retry).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(retry).not.toHaveAttribute('aria-busy'));
    expect(retry).toHaveFocus();
    down = false;
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(current('Page 2')).toBeVisible());
    expect(screen.queryByText('Couldn’t load page 2.')).toBeNull();
    expect(screen.getByRole('main')).toHaveFocus();
  },
);

it('a page of reviews that is refused by a rate limit says how long to wait', async () => {
  const { router } = await showPage(REVIEWS, {
    listReviews: ({ example, request }: FakeCall) =>
      new URL(request.url).searchParams.get('page') === '2'
        ? new Response(undefined, { status: 429, headers: { 'retry-after': '30' } })
        : { ...(example as object), pages: 3 },
  });
  await act(() => router.navigate(`${REVIEWS}?page=2`));
  expect(await screen.findByText(/Couldn’t load page 2\./)).toHaveTextContent('Try again in 30 seconds.');
});
