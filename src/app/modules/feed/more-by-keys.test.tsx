import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { showPage, touchUntil } from '../../../../tests/support/whole-page';
import type { FakeCall } from '../../../adapters/http/fake';
import { deferredText } from '../../../core/shell/deferred-text';

beforeAll(async () => {
  await Promise.all([
    import('../../../views/feed/home-screen'),
    import('../../../views/posts/post-screen'),
    import('../../../views/feed/further-posts'),
    import('../../../views/shell/deferred-part-list'),
  ]);
}, 30_000);

/** jsdom has no layout, so scrollIntoView does nothing there. */
const brought = vi.fn<(this: Element) => void>();
beforeEach(() => {
  brought.mockClear();
  Element.prototype.scrollIntoView = brought;
});
afterEach(() => Reflect.deleteProperty(Element.prototype, 'scrollIntoView'));

interface Page {
  readonly items: readonly object[];
}

/** Three pages made from the first item of the contract example, each item with its own id. */
const threePages =
  (id: string, over: object) =>
  ({ request, example }: FakeCall) => {
    const [first] = (example as Page).items;
    const position = Number(new URL(request.url).searchParams.get('cursor') ?? 0);
    return {
      items: [{ ...first, ...over, [id]: `Example00000000${position}` }],
      nextCursor: position < 2 ? String(position + 1) : null,
    };
  };

async function open(address: string) {
  await showPage(address, {
    listFeed: threePages('postId', {}),
    listComments: threePages('commentId', { repliesCount: 3, repliesCursor: '0', replies: [] }),
    listReplies: threePages('commentId', { text: 'A reply that came later' }),
  });
  await screen.findAllByRole('article');
  await touchUntil(() => expect(screen.getByLabelText(deferredText.toasts.label)).toBeInTheDocument());
}

const link = (name: string) => screen.findByRole('link', { name });
const articles = () => screen.getAllByRole('article');
const press = async (control: HTMLElement) => {
  control.focus();
  await userEvent.keyboard('{Enter}');
};

describe('[R-198] focus after loading more by keyboard', () => {
  it('loading more posts moves the focus to the first new post, also when the last page removes the link', async () => {
    await open('/');
    await press(await link('Load more'));
    await waitFor(() => expect(articles()[1]).toHaveFocus());
    expect(brought.mock.contexts).toEqual([articles()[1]]);
    await press(await link('Load more'));
    await waitFor(() => expect(articles()[2]).toHaveFocus());
    expect(screen.queryByRole('link', { name: 'Load more' })).toBeNull();
  });

  it('loading more comments moves the focus to the first new comment', async () => {
    await open('/p/Kq3vN8xWm2Zt7Rf1');
    const before = articles();
    await press(await link('More comments'));
    await waitFor(() => expect(articles()).toHaveLength(before.length + 1));
    await waitFor(() => expect(articles().at(-1)).toHaveFocus());
  });

  it('loading more replies moves the focus to the first new reply', async () => {
    await open('/p/Kq3vN8xWm2Zt7Rf1');
    await press(await screen.findByRole('button', { name: /more repl/ }));
    const reply = await screen.findByText('A reply that came later');
    await waitFor(() => expect(reply.closest('article')).toHaveFocus());
  });
});

it('[R-198] loading more by pointer keeps the scroll position', async () => {
  await open('/');
  await userEvent.click(await link('Load more'));
  await waitFor(() => expect(articles()).toHaveLength(2));
  expect(await link('Load more')).toHaveFocus();
  expect(brought).not.toHaveBeenCalled();
});
