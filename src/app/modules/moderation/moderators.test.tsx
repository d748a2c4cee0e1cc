import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, describe, expect, it } from 'vitest';
import { showPage } from '../../../../tests/support/whole-page';
import { feedText } from '../../../core/feed/text';
import { ShellStore } from '../../../stores/shell/shell-store';

/** Imported up front so that loading does not count towards a test's timeout. */
beforeAll(async () => {
  await Promise.all([
    import('../../../views/posts/post-screen'),
    import('../../../views/profile/profile-screen'),
    import('../../../views/shell/deferred-part-list'),
    import('../../../views/feed/post-menu'),
    import('../../../views/composer/post-action'),
    import('../composer/composer-module'),
  ]);
}, 30_000);

const POST = '/p/Kq3vN8xWm2Zt7Rf1';

const menuOf = async () => {
  const [more] = await screen.findAllByRole('button', { name: feedText.post.more });
  if (more) await userEvent.click(more);
  return screen.findByRole('menu');
};

describe('[R-585] a moderator', () => {
  it('a moderator pins a post at the top of its community and unpins it', async () => {
    const pins: [string, boolean][] = [];
    let pinned = false;
    await showPage(POST, {
      readOwnStaffRole: () => ({ staffRole: 'moderator' }),
      listPinned: () => (pinned ? [{ postId: 'Kq3vN8xWm2Zt7Rf1', title: 'Three offers' }] : []),
      setPinned: async ({ path, request }) => {
        const { wanted } = (await request.json()) as { wanted: boolean };
        pins.push([path.id ?? '', wanted]);
        pinned = wanted;
      },
    });
    for (const name of ['Pin', 'Unpin']) {
      await menuOf();
      await userEvent.click(await screen.findByRole('menuitem', { name: 'Pin to community' }));
      const dialog = within(await screen.findByRole('dialog'));
      await userEvent.click(await dialog.findByRole('button', { name }));
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    }
    expect(pins).toEqual([
      ['Kq3vN8xWm2Zt7Rf1', true],
      ['Kq3vN8xWm2Zt7Rf1', false],
    ]);
  });

  it('a moderator is offered no pin for their own post', async () => {
    let request = false;
    await showPage(POST, {
      readPost: ({ example }) => ({ ...(example as object), isOwner: true }),
      readOwnStaffRole: () => {
        request = true;
        return { staffRole: 'moderator' };
      },
    });
    const menu = await menuOf();
    await waitFor(() => expect(request).toBe(true));
    expect(await within(menu).findByText('Delete')).toBeInTheDocument();
    expect(within(menu).queryByText('Pin to community')).toBeNull();
  });

  it('a reader who is not a moderator is offered no pin', async () => {
    let request = false;
    await showPage(POST, {
      readOwnStaffRole: () => {
        request = true;
        return { staffRole: null };
      },
    });
    const menu = await menuOf();
    await waitFor(() => expect(request).toBe(true));
    expect(within(menu).queryByText('Pin to community')).toBeNull();
    expect(within(menu).getByText('Copy link')).toBeInTheDocument();
  });
});

describe('the site menu', () => {
  const links = async (staffRole: string | null) => {
    const { resolve } = await showPage(POST, { readOwnStaffRole: () => ({ staffRole }) });
    await screen.findAllByRole('article');
    await act(async () => resolve(ShellStore).open('drawer'));
    const drawer = within(await screen.findByRole('dialog', { name: 'Menu' }));
    if (staffRole) await drawer.findByRole('link', { name: 'Moderation queue' });
    return drawer;
  };

  it('the site menu links to the posts of the member, and for moderators to the queue', async () => {
    const drawer = await links('moderator');
    expect(drawer.getByRole('link', { name: 'Your posts' })).toHaveAttribute(
      'href',
      expect.stringContaining('/user/posts'),
    );
  });

  it('[R-585] the site menu hides the moderation queue from members who are not moderators', async () => {
    const drawer = await links(null);
    expect(drawer.getByRole('link', { name: 'Your posts' })).toBeInTheDocument();
    expect(drawer.queryByRole('link', { name: 'Moderation queue' })).toBeNull();
  });
});

describe('[R-631] a review of the member', () => {
  it('a review becomes the draft of a post in the community of the company', async () => {
    const { resolve } = await showPage('/user', {
      listContributions: () => ({
        items: [
          {
            contributionId: 'Rv7ZentrixGoodPpl1',
            kind: 'REVIEW',
            status: 'live',
            alias: null,
            title: 'Good people',
            text: 'On-call is paid.',
            path: '/reviews/zentrix-labs-reviews',
            createdOn: '2026-11-12',
          },
        ],
        counts: [{ kind: 'REVIEW', count: 1 }],
        pages: 1,
      }),
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Start a discussion' }));
    await waitFor(() => expect(resolve(ShellStore).overlay).toBe('post'));
    expect(resolve(ShellStore).postPreset).toMatchObject({
      title: 'How is it to work at Orbitly?',
      community: { kind: 'COMPANY', id: 1005, name: 'Orbitly' },
    });
  });
});
