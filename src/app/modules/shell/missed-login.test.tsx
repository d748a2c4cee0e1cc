import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeAll, expect, it } from 'vitest';
import { MEMBER_COOKIES } from '../../../../tests/support/whole-app';
import { showPage, touchUntil } from '../../../../tests/support/whole-page';
import { readCookie } from '../../../adapters/browser/document-cookies';
import type { Overrides } from '../../../adapters/http/fake';
import { settle } from '../../../adapters/http/testing';
import { SessionStore } from '../../../stores/login/session-store';

beforeAll(async () => {
  await Promise.all([
    import('../../../views/login/session-screen'),
    import('../../../views/shell/deferred-part-list'),
  ]);
}, 30_000);

/** A visitor's page; its browser can log in without a message to this tab. */
async function visitorsPage(overrides: Overrides = {}) {
  let header = '';
  const cookies = { read: (name: string) => readCookie(header, name), write: () => {} };
  const page = await showPage('/session', overrides, { cookies });
  expect(await screen.findByRole('heading', { name: 'Not logged in' })).toBeVisible();
  const logInElsewhere = () => {
    header = MEMBER_COOKIES;
  };
  return { ...page, logInElsewhere };
}

it('a page shows the member who logged in in another tab before its parts were loaded', async () => {
  const { logInElsewhere } = await visitorsPage();
  logInElsewhere();
  await touchUntil(() => expect(screen.getByRole('heading', { name: 'Logged in' })).toBeVisible());
});

it.each(['pageshow', 'focus', 'visibilitychange'])(
  'a page that missed the message of a login shows the member at the next %s',
  async (event) => {
    const { logInElsewhere } = await visitorsPage();
    await touchUntil(() => expect(screen.getAllByRole('status').length).toBeGreaterThan(0));
    logInElsewhere();
    fireEvent(window, new Event(event));
    expect(await screen.findByRole('heading', { name: 'Logged in' })).toBeVisible();
  },
);

it('a page whose browser has the cookies of an ended session is not loaded again when it is shown', async () => {
  const refused = () => new Response('{}', { status: 401 });
  const { resolve, router, logInElsewhere } = await visitorsPage({ readProfile: refused });
  await touchUntil(() => expect(screen.getAllByRole('status').length).toBeGreaterThan(0));
  const reloads: string[] = [];
  router.subscribe(({ revalidation }) => void reloads.push(revalidation));
  logInElsewhere();
  fireEvent.focus(window);
  await waitFor(() => expect(resolve(SessionStore).errorCode).toBe(401));
  await settle();
  expect(reloads).toEqual([]);
});
