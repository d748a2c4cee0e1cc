import { act, fireEvent, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { beforeAll, expect, it } from 'vitest';
import { addTopLayer } from '../../../tests/support/top-layer';
import { Device } from '../../core/shell/device';
import { laterEn } from '../../core/shell/later-en';
import { LaterCatalogue } from '../../core/shell/later-messages';
import { TOAST_TYPES, type ToastContent } from '../../core/shell/toast';
import { ToastStore } from '../../stores/shared/toast-store';
import { type Resolve, StoreProvider } from '../use-store';
import { Toasts } from './toasts';
import css from './toasts.module.css';

beforeAll(addTopLayer);

const BROWSER = { nativeApp: false, ios: true, android: false, width: () => 390 };

function show(content: ToastContent, device: Device = BROWSER) {
  let count = 0;
  const running = new Set<() => void>();
  const after = (_: number, run: () => void) => {
    running.add(run);
    return () => void running.delete(run);
  };
  const timers = { after, every: () => () => {} };
  const toasts = new ToastStore(timers, { id: () => `toast-${count++}` });
  const things = new Map<unknown, unknown>([
    [ToastStore, toasts],
    [Device, device],
    [LaterCatalogue, { words: laterEn }],
  ]);
  const resolve: Resolve = (token) => things.get(token) as InstanceType<typeof token>;
  const router = createMemoryRouter([
    {
      path: '*',
      element: (
        <StoreProvider value={resolve}>
          <Toasts />
        </StoreProvider>
      ),
    },
  ]);
  render(<RouterProvider router={router} />);
  act(() => void toasts.show(content));
  const timePasses = () =>
    act(() => {
      for (const run of running) run();
    });
  return {
    toasts,
    router,
    timePasses,
    link: () => screen.queryByRole('button', { name: /View|Read/, hidden: true }),
  };
}

it.each(TOAST_TYPES)('[R-331] %s says both its texts, and closing it is told', (type) => {
  let closed = 0;
  show({ type, text1: 'First', text2: 'Second', props: { onClose: () => (closed += 1) } });
  expect(screen.getByText('First')).toBeInTheDocument();
  expect(screen.getByText('Second')).toBeInTheDocument();
  fireEvent.click(screen.getByRole('button', { name: 'Close', hidden: true }));
  expect(closed).toBe(1);
});

it('[R-744][R-331] what follows a failure is called the criteria where it has no name of its own', () => {
  let followed = 0;
  const { link } = show({ type: 'failure', text1: 'Not yet', props: { onLinkClick: () => (followed += 1) } });
  expect(link()).toHaveTextContent('View qualification criteria');
  fireEvent.click(link() as HTMLElement);
  expect(followed).toBe(1);
});

it('[R-747] a name alone leads to the criteria, and without both nothing is drawn', () => {
  const { link, router } = show({ type: 'failure', text1: 'Not yet', props: { linkText: 'Read why' } });
  fireEvent.click(link() as HTMLElement);
  expect(router.state.location).toMatchObject({
    pathname: '/legal/community-guidelines',
    hash: '#qualification',
  });
});

it('[R-747] a failure that leads nowhere has no link', () => {
  expect(show({ type: 'failure', text1: 'Not yet' }).link()).toBeNull();
});

it('[R-785] gives way to the bar the native app draws on iOS, and to no other', () => {
  const region = () => document.querySelector('[data-toasts]');
  show({ type: 'info', text1: 'Hello' }, { ...BROWSER, nativeApp: true });
  expect(region()).toHaveClass(css.belowNotch ?? '');
});

it('[R-785] stands where it always stands in a browser', () => {
  show({ type: 'info', text1: 'Hello' });
  expect(document.querySelector('[data-toasts]')).not.toHaveClass(css.belowNotch ?? '');
});

it('[R-782] a burst leaves the page to be seen: the newest three stand over it, and the same thing once', () => {
  const { toasts } = show({ type: 'info', text1: 'First' });
  act(() => {
    for (const text1 of ['Second', 'Third', 'Third', 'Fourth', 'Fifth']) toasts.show({ type: 'info', text1 });
  });
  const seen = () => screen.getAllByRole('status', { hidden: true }).map(({ textContent }) => textContent);
  expect(seen()).toEqual(['Third', 'Fourth', 'Fifth'].map((text) => expect.stringContaining(text)));
  act(() => toasts.remove(toasts.toasts.at(-1)?.id ?? ''));
  expect(seen()).toEqual(['Second', 'Third', 'Fourth'].map((text) => expect.stringContaining(text)));
});

it('[R-331] a message that was closed under the mouse keeps no later one from going', () => {
  const { toasts, timePasses } = show({ type: 'success', text1: 'First' });
  fireEvent.mouseEnter(screen.getByRole('region', { hidden: true }));
  timePasses();
  fireEvent.click(screen.getByRole('button', { name: 'Close', hidden: true }));
  timePasses();
  expect(screen.queryByText('First')).toBeNull();
  act(() => void toasts.show({ type: 'success', text1: 'Second' }));
  expect(screen.getByText('Second')).toBeInTheDocument();
  timePasses();
  timePasses();
  expect(screen.queryByText('Second')).toBeNull();
});

it('[R-198] whoever presses what a message offers, or closes it, is back where they came from', async () => {
  const before = document.body.appendChild(document.createElement('button'));
  const { link, toasts } = show({
    type: 'info',
    text1: 'Gone',
    props: { linkText: 'Read', onLinkClick: () => {} },
  });
  await act(async () => before.focus());
  await act(async () => link()?.focus());
  fireEvent.click(link() as HTMLElement);
  expect(before).toHaveFocus();
  await act(async () => void toasts.show({ type: 'failure', text1: 'Not yet' }));
  await act(async () => screen.getAllByRole('button', { name: 'Close', hidden: true }).at(-1)?.focus());
  fireEvent.click(document.activeElement as HTMLElement);
  expect(before).toHaveFocus();
  before.remove();
});

it('[R-198] a key goes to the newest message also from a field, and back', async () => {
  const before = document.body.appendChild(document.createElement('input'));
  const { toasts } = show({ type: 'info', text1: 'First' });
  await act(async () => void toasts.show({ type: 'info', text1: 'Newest' }));
  await act(async () => before.focus());
  fireEvent.keyDown(before, { key: 'F6' });
  expect(document.activeElement?.closest('li')).toHaveTextContent('Newest');
  fireEvent.keyDown(document.activeElement as HTMLElement, { key: 'F6' });
  expect(before).toHaveFocus();
  before.remove();
});
