import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { type Visit, visitOf } from '../../../tests/support/form-page';
import { renderRoutes } from '../../../tests/support/render-screen';
import { tabWithForm } from '../../../tests/support/tab-with-form';
import { testContainer } from '../../../tests/support/test-container';
import { DRAFT_KEYS } from '../../core/contributions/unsent-forms';
import { screenOf } from '../../core/shell/screen-of';
import { ContributionPromptStore } from '../../stores/contributions/contribution-prompt-store';
import { SessionStore } from '../../stores/login/session-store';
import { ContributionPrompt, usePageRead } from './contribution-prompt';

/** Pending intersection callbacks. */
let waiting: (() => void)[] = [];
const { IntersectionObserver: original } = globalThis;
beforeEach(() => {
  waiting = [];
  Object.assign(globalThis, {
    IntersectionObserver: class {
      readonly observe = () => {};
      readonly disconnect = () => {};
      constructor(listener: (entries: readonly object[]) => void) {
        waiting.push(() => listener([{ isIntersecting: true }]));
      }
    },
  });
});
afterEach(() => void Object.assign(globalThis, { IntersectionObserver: original }));

const readToTheEnd = () =>
  act(() => {
    for (const seen of waiting) seen();
  });

function Page() {
  usePageRead();
  return (
    <>
      <main id="main" tabIndex={-1} />
      <ContributionPrompt />
    </>
  );
}

/** Renders one visit: a member on a device opens pages in sequence. */
async function visit(change: Visit = {}, device = new Map<string, string>()) {
  const clock = { at: Date.parse('2026-11-21T10:00:00Z'), now: () => clock.at };
  const container = await testContainer(visitOf({ ...change, device, clock }));
  await container.get(SessionStore).ensure();
  const prompts = container.get(ContributionPromptStore);
  const place = ({ request }: { request: Request }) => {
    const { pathname } = new URL(request.url);
    return { place: { id: screenOf(pathname)?.id, pathname } };
  };
  const { router } = renderRoutes(
    container,
    [{ id: 'screen', path: '*', loader: place, Component: Page, HydrateFallback: () => undefined }],
    '/reviews/zentrix-labs-reviews',
  );
  await screen.findByRole('main');
  const goTo = (path: string) => act(() => router.navigate(path));
  return { prompts, clock, goTo };
}

const requested = () => screen.queryByRole('complementary', { name: 'Share what you know' });
const way = () => screen.queryByRole('link')?.textContent;
const SALARIES = '/salaries/zentrix-labs-salaries';
const OTHER = '/reviews/asha-hospital-reviews';

it('[R-458] the contribution prompt shows to members from the second page on, below the content', async () => {
  const { goTo } = await visit();
  expect(requested()).toBeNull();
  await goTo(SALARIES);
  expect(requested()).toHaveTextContent('What is it like where you work?');
  const review = screen.getByRole('link', { name: 'Write a review' });
  expect(review).toHaveAttribute('href', '/contribute/company-review-v3');
  expect(review).toHaveAccessibleDescription(/Your name never appears/);
  expect(screen.getByRole('main').nextElementSibling).toBe(requested());
  await goTo('/');
  expect(requested()).toBeNull();
});

it('the contribution prompt does not show to a visitor', async () => {
  const { goTo } = await visit({ member: '' });
  for (const path of [SALARIES, OTHER, '/salaries']) await goTo(path);
  expect(requested()).toBeNull();
});

it('[R-461] a seen contribution prompt is the only prompt of the session, and an unseen prompt shows again', async () => {
  const tab = new Map<string, string>();
  const { goTo } = await visit({ tab });
  await goTo(SALARIES);
  await goTo(OTHER);
  expect(requested()).toBeVisible();
  readToTheEnd();
  expect(requested()).toBeVisible();
  await goTo(SALARIES);
  expect(requested()).toBeNull();
});

it('[R-451][R-461] a dismissed prompt type yields to the next type, and returns after a week', async () => {
  const device = new Map<string, string>();
  const first = await visit({}, device);
  await first.goTo(SALARIES);
  readToTheEnd();
  screen.getByRole('button', { name: 'Not now' }).focus();
  await userEvent.keyboard('{Enter}');
  expect(requested()).toBeNull();
  expect(screen.getByRole('main')).toHaveFocus();
  document.body.replaceChildren();

  const second = await visit({}, device);
  await second.goTo(SALARIES);
  expect(way()).toBe('Share your interview');
  // A week, rounded up to the end of its last day.
  second.clock.at += 8 * 86_400_000;
  await second.goTo(OTHER);
  expect(way()).toBe('Write a review');
});

it('[R-447][R-459] an unsent draft gets a prompt to complete it', async () => {
  const texts = { companyName: 'Zentrix Labs' };
  const tab = tabWithForm(DRAFT_KEYS.review, JSON.stringify({ texts }));
  await visit({ member: '', tab });
  await waitFor(() => expect(requested()).toBeVisible());
  expect(requested()).toHaveTextContent('Your review of Zentrix Labs isn’t submitted yet');
  expect(way()).toBe('Complete review');
});

it('[R-452][R-460] the page after a new contribution shows the follow-up prompt', async () => {
  const { prompts, goTo } = await visit();
  await goTo('/contribute/company-review-v3');
  act(() => prompts.give({ type: 'review', company: 'Zentrix Labs' }));
  expect(requested()).toBeNull();
  await goTo(OTHER);
  expect(requested()).toHaveTextContent('How did your interview at Zentrix Labs go?');
  expect(screen.getByRole('link')).toHaveAttribute(
    'href',
    '/contribute/interview-story?CompanyName=Zentrix+Labs',
  );
});

it('[R-456][R-457] a comparison prompts for a review and the pay slider for a comparison, on the same page', async () => {
  const { prompts, goTo } = await visit({ member: '' });
  await goTo('/are-you-paid-fairly');
  act(() => prompts.give({ type: 'slider', company: '' }));
  expect(way()).toBe('Compare companies');
  await goTo('/compare');
  act(() => prompts.give({ type: 'compare', company: '' }));
  expect(way()).toBe('Write a review');
});
