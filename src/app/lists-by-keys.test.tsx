import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, expect, it } from 'vitest';
import { showPage } from '../../tests/support/whole-page';
import { noticeWords } from '../core/notifications/words';
import { accountWords } from '../core/profile/account-words';
import { settingsWords } from '../core/profile/settings-words';
import { profileWords } from '../core/profile/words';

beforeAll(async () => {
  await Promise.all([
    import('../views/profile/profile-screen'),
    import('../views/profile/preferences-screen'),
    import('../views/profile/manage-account-screen'),
    import('../views/notifications/notifications-screen'),
  ]);
}, 30_000);

const done = () => new Response(undefined, { status: 204 });
const button = (name: string) => screen.findByRole('button', { name });
const press = async (name: string) => {
  const pressed = await button(name);
  act(() => pressed.focus());
  await userEvent.keyboard('{Enter}');
};
const standsAt = async (name: string) => {
  const next = await button(name);
  await waitFor(() => expect(next).toHaveFocus());
};
/** Selects an entry of a button's menu. A browser returns the focus to the button when the menu closes. */
const choose = async (name: string, entry: string) => {
  const opener = await button(name);
  act(() => opener.focus());
  const list = document.getElementById(opener.getAttribute('popovertarget') ?? '') ?? opener;
  fireEvent.click(within(list).getByText(entry));
};

it('[R-198][R-327] deleting a work entry moves the focus to the next one, and after the last one to the add button', async () => {
  await showPage('/user', {
    listWorkExperiences: ({ example }) => {
      const [work] = example as readonly object[];
      return [1, 2, 3].map((at) => ({
        ...work,
        experienceId: `Wx7000000000000${at}`,
        companyName: `Co ${at}`,
      }));
    },
    removeWorkExperience: done,
  });
  const placeOf = (at: number) => profileWords.work.actions('Backend engineer', `Co ${at}`);
  await choose(placeOf(1), profileWords.remove);
  await standsAt(placeOf(2));
  await choose(placeOf(3), profileWords.remove);
  await standsAt(placeOf(2));
  await choose(placeOf(2), profileWords.remove);
  await standsAt(profileWords.work.add);
});

it('[R-198] unblocking a member moves the focus to the next blocked member', async () => {
  const { unblockThem } = settingsWords.preferences.blocked;
  await showPage('/user-settings', {
    listBlocked: () =>
      [1, 2].map((at) => ({
        blockedId: `Bk4TokenNumber${at}`,
        name: `Token${at}`,
        pictureUrl: '/art/kolam/token47.svg',
      })),
    unblock: done,
  });
  await press(unblockThem('Token1'));
  await standsAt(unblockThem('Token2'));
});

it('[R-198] deleting the account and cancelling the deletion both move the focus to an existing element', async () => {
  const { leave, export: copy } = accountWords;
  const state = { graceDays: 14, counts: [] };
  await showPage('/settings/manage-account', {
    readAccount: () => ({ ...state, deletion: null }),
    deleteAccount: () => ({ ...state, deletion: { dueOn: '2026-12-04', choices: [] } }),
    keepAccount: () => ({ ...state, deletion: null }),
  });
  await press(leave.action);
  await press(leave.confirm);
  await button(leave.stay);
  await waitFor(() => expect(screen.getByRole('main')).toHaveFocus());
  await press(leave.stay);
  await standsAt(copy.action);
});

it('[R-198] reading a notification that has no further action moves the focus to the next one', async () => {
  // The list may load again after the mark, and then has to show it.
  let isRead = false;
  await showPage('/notifications', {
    listNotifications: ({ example }) => {
      const [one] = example as readonly { readonly data: object }[];
      return [1, 2].map((at) => ({
        ...one,
        id: `Nt0000000${at}`,
        notificationId: `Nt0000000${at}`,
        status: isRead && at === 1 ? 2 : 1,
        data: { ...one?.data, title: `Said ${at}`, nativeInfo: null },
      }));
    },
    markNotifications: () => {
      isRead = true;
      return [{ notificationId: 'Nt00000001', status: 2 }];
    },
  });
  await choose(noticeWords.menu('Said 1'), noticeWords.read);
  await waitFor(() => expect(screen.getByRole('link', { name: /Said 2/ })).toHaveFocus());
});

it('[R-198] retrying failed notifications moves the focus to the loaded content', async () => {
  let isBroken = true;
  await showPage('/notifications', {
    listNotifications: ({ example }) => (isBroken ? new Response('{}', { status: 500 }) : example),
  });
  await button(noticeWords.retry);
  isBroken = false;
  await press(noticeWords.retry);
  await waitFor(() => expect(screen.queryByRole('button', { name: noticeWords.retry })).toBeNull());
  await waitFor(() =>
    expect(screen.getByRole('main')).toContainElement(document.activeElement as HTMLElement),
  );
});
