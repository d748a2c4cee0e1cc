import { createMemoryRouter } from 'react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { overlookShortWaits } from './short-waits';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

function setUp(answer: () => Promise<unknown>) {
  const router = createMemoryRouter([{ path: '/' }, { path: '/jobs', loader: answer }]);
  overlookShortWaits(router);
  const told: string[] = [];
  const stop = router.subscribe(({ navigation, location }) =>
    told.push(`${navigation.state} ${location.pathname}`),
  );
  return { router, told, stop };
}

it('a page whose data is already loaded is reported once', async () => {
  const { router, told } = setUp(async () => 1);
  await router.navigate('/jobs');
  await vi.advanceTimersByTimeAsync(1000);
  expect(told).toEqual(['idle /jobs']);
});

it('a wait of 80 ms or more is reported', async () => {
  let answer = (_: unknown) => {};
  const { router, told } = setUp(
    () =>
      new Promise((done) => {
        answer = done;
      }),
  );
  const there = router.navigate('/jobs');
  await vi.advanceTimersByTimeAsync(79);
  expect(told).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  expect(told).toEqual(['loading /']);
  answer(1);
  await there;
  expect(told).toEqual(['loading /', 'idle /jobs']);
});

it('a listener that unsubscribed during a wait receives nothing', async () => {
  const { router, told, stop } = setUp(() => new Promise(() => {}));
  void router.navigate('/jobs');
  await vi.advanceTimersByTimeAsync(10);
  stop();
  await vi.advanceTimersByTimeAsync(1000);
  expect(told).toEqual([]);
});
