import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeAll, expect, it } from 'vitest';
import { renderPart } from '../../../tests/support/render-screen';
import { testContainer } from '../../../tests/support/test-container';
import { addTopLayer } from '../../../tests/support/top-layer';
import type { Device } from '../../core/shell/device';
import { TOAST_TYPES, type ToastContent } from '../../core/shell/toast';
import { ToastStore } from '../../stores/shared/toast-store';
import { Toasts } from './toasts';
import css from './toasts.module.css';

beforeAll(addTopLayer);

const BROWSER = { nativeApp: false, ios: true, android: false, width: () => 390 };

async function show(content: ToastContent, device: Device = BROWSER) {
  const running = new Set<() => void>();
  const after = (_: number, run: () => void) => {
    running.add(run);
    return () => void running.delete(run);
  };
  const timers = { after, every: () => () => {} };
  const container = await testContainer({ environment: { timers, device } });
  const toasts = container.get(ToastStore);
  const { router } = renderPart(container, <Toasts />);
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

it.each(TOAST_TYPES)(
  '[R-331] a toast of the type %s shows both its texts and calls back when it is closed',
  async (type) => {
    let closed = 0;
    await show({ type, text1: 'First', text2: 'Second', props: { onClose: () => (closed += 1) } });
    expect(screen.getByText('First')).toBeInTheDocument();
    expect(screen.getByText('Second')).toBeInTheDocument();
    fireEvent.click(screen.getByRole('button', { name: 'Close', hidden: true }));
    expect(closed).toBe(1);
  },
);

it('[R-744][R-331] the link of a failure toast is named after the criteria when it has no name', async () => {
  let followed = 0;
  const { link } = await show({
    type: 'failure',
    text1: 'Not yet',
    props: { onLinkClick: () => (followed += 1) },
  });
  expect(link()).toHaveTextContent('View qualification criteria');
  fireEvent.click(link() as HTMLElement);
  expect(followed).toBe(1);
});

it('[R-747] a link text without an action leads to the criteria', async () => {
  const { link, router } = await show({ type: 'failure', text1: 'Not yet', props: { linkText: 'Read why' } });
  fireEvent.click(link() as HTMLElement);
  await waitFor(() =>
    expect(router.state.location).toMatchObject({
      pathname: '/legal/community-guidelines',
      hash: '#qualification',
    }),
  );
});

it('[R-747] a failure toast without a link text and an action has no link', async () => {
  expect((await show({ type: 'failure', text1: 'Not yet' })).link()).toBeNull();
});

it('[R-785] toasts move below the bar that the native app draws on iOS', async () => {
  const region = () => document.querySelector('[data-toasts]');
  await show({ type: 'info', text1: 'Hello' }, { ...BROWSER, nativeApp: true });
  expect(region()).toHaveClass(css.belowNotch ?? '');
});

it('[R-785] toasts have their normal position in a browser', async () => {
  await show({ type: 'info', text1: 'Hello' });
  expect(document.querySelector('[data-toasts]')).not.toHaveClass(css.belowNotch ?? '');
});

it('[R-782] a burst of toasts shows only the newest three, and the same toast once', async () => {
  const { toasts } = await show({ type: 'info', text1: 'First' });
  act(() => {
    for (const text1 of ['Second', 'Third', 'Third', 'Fourth', 'Fifth']) toasts.show({ type: 'info', text1 });
  });
  const seen = () => screen.getAllByRole('status', { hidden: true }).map(({ textContent }) => textContent);
  expect(seen()).toEqual(['Third', 'Fourth', 'Fifth'].map((text) => expect.stringContaining(text)));
  act(() => toasts.remove(toasts.toasts.at(-1)?.id ?? ''));
  expect(seen()).toEqual(['Second', 'Third', 'Fourth'].map((text) => expect.stringContaining(text)));
});

it('[R-331] a toast closed under the mouse does not stop later toasts from closing', async () => {
  const { toasts, timePasses } = await show({ type: 'success', text1: 'First' });
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

it('[R-198] the focus returns to its previous element when the link of a toast is pressed or a toast is closed', async () => {
  const before = document.body.appendChild(document.createElement('button'));
  const { link, toasts } = await show({
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

it('[R-198] a key moves the focus to the newest toast, even from a field, and back', async () => {
  const before = document.body.appendChild(document.createElement('input'));
  const { toasts } = await show({ type: 'info', text1: 'First' });
  await act(async () => void toasts.show({ type: 'info', text1: 'Newest' }));
  await act(async () => before.focus());
  fireEvent.keyDown(before, { key: 'F6' });
  expect(document.activeElement?.closest('li')).toHaveTextContent('Newest');
  fireEvent.keyDown(document.activeElement as HTMLElement, { key: 'F6' });
  expect(before).toHaveFocus();
  before.remove();
});
