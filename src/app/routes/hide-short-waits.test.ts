import { createMemoryRouter } from 'react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { hideShortWaits } from './hide-short-waits';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

function setUp(respond: () => Promise<unknown>) {
  const router = createMemoryRouter([{ path: '/' }, { path: '/jobs', loader: respond }]);
  hideShortWaits(router);
  const reported: string[] = [];
  const stop = router.subscribe(({ navigation, location }) =>
    reported.push(`${navigation.state} ${location.pathname}`),
  );
  return { router, reported, stop };
}

it('a page whose data is already loaded is reported once', async () => {
  const { router, reported } = setUp(async () => 1);
  await router.navigate('/jobs');
  await vi.advanceTimersByTimeAsync(1000);
  expect(reported).toEqual(['idle /jobs']);
});

it('a wait of 80 ms or more is reported', async () => {
  let respond = (_: unknown) => {};
  const { router, reported } = setUp(
    () =>
      new Promise((done) => {
        respond = done;
      }),
  );
  const there = router.navigate('/jobs');
  await vi.advanceTimersByTimeAsync(79);
  expect(reported).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  expect(reported).toEqual(['loading /']);
  respond(1);
  await there;
  expect(reported).toEqual(['loading /', 'idle /jobs']);
});

it('a listener that unsubscribed during a wait receives nothing', async () => {
  const { router, reported, stop } = setUp(() => new Promise(() => {}));
  void router.navigate('/jobs');
  await vi.advanceTimersByTimeAsync(10);
  stop();
  await vi.advanceTimersByTimeAsync(1000);
  expect(reported).toEqual([]);
});
