import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, expect, it } from 'vitest';
import { showPage } from '../../../../tests/support/whole-page';
import { noticeText } from '../../../core/notifications/text';
import { accountText } from '../../../core/profile/account-text';
import { settingsText } from '../../../core/profile/settings-text';
import { profileText } from '../../../core/profile/text';

beforeAll(async () => {
  await Promise.all([
    import('../../../views/profile/profile-screen'),
    import('../../../views/profile/preferences-screen'),
    import('../../../views/profile/manage-account-screen'),
    import('../../../views/notifications/notifications-screen'),
  ]);
}, 30_000);

const done = () => new Response(undefined, { status: 204 });
const button = (name: string) => screen.findByRole('button', { name });
const press = async (name: string) => {
  const pressed = await button(name);
  act(() => pressed.focus());
  await userEvent.keyboard('{Enter}');
};
const isScrolledTo = async (name: string) => {
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
      return [1, 2, 3].map((position) => ({
        ...work,
        experienceId: `Wx7000000000000${position}`,
        companyName: `Co ${position}`,
      }));
    },
    removeWorkExperience: done,
  });
  const placeOf = (position: number) => profileText.work.actions('Backend engineer', `Co ${position}`);
  await choose(placeOf(1), profileText.remove);
  await isScrolledTo(placeOf(2));
  await choose(placeOf(3), profileText.remove);
  await isScrolledTo(placeOf(2));
  await choose(placeOf(2), profileText.remove);
  await isScrolledTo(profileText.work.add);
});

it('[R-198] unblocking a member moves the focus to the next blocked member', async () => {
  const { unblockThem } = settingsText.preferences.blocked;
  await showPage('/user-settings', {
    listBlocked: () =>
      [1, 2].map((position) => ({
        blockedId: `Bk4TokenNumber${position}`,
        name: `Token${position}`,
        pictureUrl: '/art/kolam/token47.svg',
      })),
    unblock: done,
  });
  await press(unblockThem('Token1'));
  await isScrolledTo(unblockThem('Token2'));
});

it('[R-198] deleting the account and cancelling the deletion both move the focus to an existing element', async () => {
  const { leave, export: copy } = accountText;
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
  await isScrolledTo(copy.action);
});

it('[R-198] reading a notification that has no further action moves the focus to the next one', async () => {
  // The list may load again after the mark, and then has to show it.
  let isRead = false;
  await showPage('/notifications', {
    listNotifications: ({ example }) => {
      const [item] = example as readonly { readonly data: object }[];
      return [1, 2].map((position) => ({
        ...item,
        id: `Nt0000000${position}`,
        notificationId: `Nt0000000${position}`,
        status: isRead && position === 1 ? 2 : 1,
        about: undefined,
        data: { ...item?.data, title: `Said ${position}`, nativeInfo: null },
      }));
    },
    markNotifications: () => {
      isRead = true;
      return [{ notificationId: 'Nt00000001', status: 2 }];
    },
  });
  await choose(noticeText.menu('Said 1'), noticeText.read);
  await waitFor(() => expect(screen.getByRole('link', { name: /Said 2/ })).toHaveFocus());
});

it('[R-198] retrying failed notifications moves the focus to the loaded content', async () => {
  let isBroken = true;
  await showPage('/notifications', {
    listNotifications: ({ example }) => (isBroken ? new Response('{}', { status: 500 }) : example),
  });
  await button(noticeText.retry);
  isBroken = false;
  await press(noticeText.retry);
  await waitFor(() => expect(screen.queryByRole('button', { name: noticeText.retry })).toBeNull());
  await waitFor(() =>
    expect(screen.getByRole('main')).toContainElement(document.activeElement as HTMLElement),
  );
});
