import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { axeProblems } from '../../../../tests/support/axe-in-jsdom';
import { showPage, touchUntil } from '../../../../tests/support/whole-page';
import { problem } from '../../../adapters/http/testing';
import { leadsTo } from '../../../core/notifications/notification-target';

/** Imported up front so that loading does not count towards a test's timeout. */
beforeAll(async () => {
  await Promise.all([
    import('../../../views/notifications/notifications-screen'),
    import('../../../views/notifications/notification-sync'),
    import('../../../views/shell/deferred-part-list'),
  ]);
}, 30_000);

interface Message {
  readonly id?: string;
  readonly status?: number;
  readonly variantId?: string;
  readonly data?: Readonly<Record<string, unknown>>;
}

const notice = ({ id = 'Nt00000001', status = 0, variantId = 'reply', data = {} }: Message = {}) => ({
  notificationId: id,
  id,
  status,
  variantId,
  created: '2026-11-20T08:00:00.000Z',
  showPopup: false,
  isMuted: false,
  data: {
    title: 'A new reply',
    body: 'What I wrote',
    cta: '/p/Ow7nP3sT9qLm2Xc5',
    ctaText: 'Read',
    ctaType: 'internal',
    ctaImage: null,
    icon: 'bell',
    nativeInfo: { type: 'post', params: {} },
    avatar: null,
    trackingData: {},
    ...data,
  },
});

const main = () => within(screen.getByRole('main'));
const firstRow = () => waitFor(() => main().getAllByRole('listitem')[0] ?? document.body);

/** The page over a stateful fake service. */
async function page(items: ReturnType<typeof notice>[], over: Readonly<Record<string, () => unknown>> = {}) {
  let saved = items;
  const marks: unknown[] = [];
  const shown = await showPage('/notifications', {
    listNotifications: () => saved,
    markNotifications: async ({ request }) => {
      const { action, notificationIds } = (await request.json()) as {
        action: string;
        notificationIds: string[];
      };
      marks.push([action, ...notificationIds]);
      const status = action === 'View' ? 1 : 2;
      saved = saved.map((item) =>
        notificationIds.includes(item.id) && item.status < status ? { ...item, status } : item,
      );
      return notificationIds.map((id) => ({ notificationId: id, status }));
    },
    ...over,
  });
  return { ...shown, marks };
}

it('notifications that cannot be marked as seen cause one request, not repeated ones', async () => {
  let marks = 0;
  let lists = 0;
  await page([], {
    listNotifications: () => {
      lists += 1;
      return [notice()];
    },
    markNotifications: () => {
      marks += 1;
      return marks < 5 ? problem(500, 'BROKEN') : [{ notificationId: notice().id, status: 1 }];
    },
  });
  await waitFor(() => expect([marks, lists]).toEqual([1, 2]));
  expect(await main().findByText('A new reply')).toBeInTheDocument();
  for (const _ of [1, 2, 3]) await act(async () => new Promise((turn) => setImmediate(turn)));
  expect([marks, lists]).toEqual([1, 2]);
});

const HOSTILE = [
  '<img src=x onerror=alert(1)>',
  '<script>alert(1)</script>',
  '"><svg/onload=alert(1)>',
  'javascript:alert(1)',
  '[click](javascript:alert(1))',
  '{{constructor.constructor("alert(1)")()}}',
  '\u202Egnp.exe\u202C',
  '<iframe srcdoc="<script>alert(1)</script>">',
  '&lt;b&gt;bold&lt;/b&gt;',
  '<a href="//evil.example">log in again</a>',
];

describe('hostile text in a notification', () => {
  it.each(HOSTILE)('%s is rendered as text', async (text) => {
    const data = { title: text, body: text, icon: text, cta: text, ctaText: text, ctaImage: text };
    await page([notice({ data: { ...data, avatar: { url: text, bgColor: text } } })]);
    const row = await firstRow();
    expect(row).toHaveTextContent(text.replace(/\s+/g, ' ').trim(), { normalizeWhitespace: false });
    expect(row.querySelectorAll('img, script, iframe, a, [onerror], [style]')).toHaveLength(0);
  });

  it('[R-266] a notification of an unknown kind or link type has no link and stays readable', async () => {
    await page([
      notice({ id: 'Nt00000001', variantId: 'free-money', data: { title: 'Unknown kind' } }),
      notice({ id: 'Nt00000002', data: { title: 'Unknown way', ctaType: 'deep-link' } }),
      notice({ id: 'Nt00000003', data: { title: 'Known' } }),
    ]);
    await firstRow();
    expect(main().getByText('Unknown kind').closest('a')).toBeNull();
    expect(main().getByText('Unknown way').closest('a')).toBeNull();
    expect(main().getByText('Known').closest('a')).toHaveAttribute('href', '/p/Ow7nP3sT9qLm2Xc5');
  });

  it('[R-266] no generated notification link leaves this site without saying so', () => {
    const scheme = fc.constantFrom(
      'javascript:',
      '//',
      '/\\',
      'http://',
      'data:',
      ' /',
      '\t//',
      '/%0a',
      'https:',
      '',
    );
    fc.assert(
      fc.property(scheme, fc.string(), fc.constantFrom('internal', 'external'), (start, rest, ctaType) => {
        const { data, ...item } = notice();
        const way = leadsTo({
          variantId: item.variantId,
          data: {
            ...data,
            cta: start + rest,
            ctaType,
            ctaImage: undefined,
            avatar: undefined,
          },
        });
        if (!way) return;
        const { origin, protocol } = new URL(way.href, 'https://here.example');
        expect(way.outside ? protocol : origin).toBe(way.outside ? 'https:' : 'https://here.example');
      }),
      { numRuns: 5000 },
    );
  });
});

describe('the notification list', () => {
  it('[R-187][R-462] the list is grouped by day, marked as seen at once and read singly or all at once, and the bell agrees', async () => {
    const user = userEvent.setup();
    const earlier = { ...notice({ id: 'Nt00000003', status: 2 }), created: '2026-11-02T08:00:00.000Z' };
    const { marks } = await page([
      notice({ id: 'Nt00000001' }),
      notice({ id: 'Nt00000002', status: 1 }),
      earlier,
    ]);
    const bell = () => screen.getAllByRole('link', { name: /^Notifications/ })[0];
    await firstRow();
    await touchUntil(() => expect(bell()).toHaveAccessibleName('Notifications, 2 unread'));
    expect(
      main()
        .getAllByRole('heading', { level: 2 })
        .map((htmlElement) => htmlElement.textContent),
    ).toEqual(['Today', 'Earlier']);
    await waitFor(() => expect(marks).toEqual([['View', 'Nt00000001']]));
    expect(await axeProblems(screen.getByRole('main'))).toEqual([]);
    await user.click(main().getAllByRole('button', { name: /^Options for/ })[0] ?? document.body);
    await user.click(screen.getByRole('menuitem', { name: 'Mark as read' }));
    await waitFor(() => expect(bell()).toHaveAccessibleName('Notifications, 1 unread'));
    await user.click(main().getByRole('button', { name: 'Mark all read' }));
    await waitFor(() => expect(bell()).toHaveAccessibleName('Notifications'));
    expect(main().getByText('All read')).toBeVisible();
    expect(main().queryByText(/\(Unread\)/)).toBeNull();
    expect(marks.slice(1)).toEqual([
      ['Read', 'Nt00000001'],
      ['Read', 'Nt00000002'],
    ]);
  });

  it('the list says when marking as read failed and shows the notifications as unread again', async () => {
    const user = userEvent.setup();
    const { toasts } = await page([notice({ status: 1 })], {
      markNotifications: () => problem(500, 'BROKEN'),
    });
    await firstRow();
    await user.click(await waitFor(() => main().getByRole('button', { name: 'Mark all read' })));
    await waitFor(() => expect(toasts()).toEqual(['Something went wrong. Please try again.']));
    expect(await waitFor(() => main().getByRole('button', { name: 'Mark all read' }))).toBeVisible();
  });

  it('the list says when it is empty and retries after it failed to load', async () => {
    const user = userEvent.setup();
    let broken = true;
    const { toasts } = await page([], {
      listNotifications: () => (broken ? problem(500, 'BROKEN') : []),
    });
    expect(await waitFor(() => main().getByText('Couldn’t load your notifications'))).toBeVisible();
    expect(main().queryByText('All read')).toBeNull();
    expect(toasts()).toEqual([]);
    broken = false;
    await user.click(main().getByRole('button', { name: 'Try again' }));
    expect(await waitFor(() => main().getByText('No notifications yet'))).toBeVisible();
    expect(main().queryByText('All read')).toBeNull();
  });
});
