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
/** Takes what is called so from the list of a button. As it closes, a browser gives the focus back to the button. */
const choose = async (name: string, entry: string) => {
  const opener = await button(name);
  act(() => opener.focus());
  const list = document.getElementById(opener.getAttribute('popovertarget') ?? '') ?? opener;
  fireEvent.click(within(list).getByText(entry));
};

it('[R-198][R-327] whoever deletes where they worked goes on at the place beside it, at last at adding one', async () => {
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

it('[R-198] whoever unblocks one goes on at the next who is blocked', async () => {
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

it('[R-198] whoever ends their account, or stays after all, never stands where nothing is', async () => {
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

it('[R-198] a notice that has nothing more to choose once it is read leaves the keyboard at the next', async () => {
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

it('[R-198] whoever asks again for notices that did not come goes on at what came', async () => {
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
