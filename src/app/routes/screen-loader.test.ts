import type { LoaderFunctionArgs } from 'react-router';
import { expect, it } from 'vitest';
import { testContainer } from '../../../tests/support/test-container';
import type { ScreenModule } from '../../views/shared/screen-module';
import { screenLoader } from './screen-loader';

const args = {} as LoaderFunctionArgs;

/** A screen whose data and later part arrive when the test says so. */
function slowScreen() {
  const requests: string[] = [];
  const arrivals: Record<string, (value?: unknown) => void> = {};
  const failures: Record<string, (cause: unknown) => void> = {};
  const request = (name: string) => {
    requests.push(name);
    return new Promise((resolve, reject) => {
      arrivals[name] = resolve;
      failures[name] = reject;
    });
  };
  const screen: ScreenModule = {
    Component: () => undefined,
    loader: () => request('data'),
    later: [{ load: () => request('part') }],
  };
  const entry = { chunk: 'slow-screen', load: async () => screen };
  return { screen, entry, requests, arrive: (name: string) => arrivals[name]?.('there'), failures };
}

it('the part of a screen below its first view loads while its data does, and the page waits for both', async () => {
  const { entry, requests, arrive } = slowScreen();
  const screen = await screenLoader(await testContainer(), (cause) => Promise.reject(cause))(entry, '/');
  let shown: unknown = 'not yet';
  const opened = Promise.resolve(screen.loader?.(args)).then((answer) => {
    shown = answer;
  });
  expect(requests).toEqual(['part', 'data']);
  arrive('data');
  await new Promise((resolve) => setTimeout(resolve));
  expect(shown).toBe('not yet');
  arrive('part');
  await opened;
  expect(shown).toBe('there');
});

it('a screen of a rendered page does not load its later parts', async () => {
  const { screen, entry, requests } = slowScreen();
  const load = screenLoader(
    await testContainer(),
    (cause) => Promise.reject(cause),
    () => false,
  );
  expect(await load(entry, '/')).toBe(screen);
  expect(requests).toEqual([]);
});

it('a later part that is missing is handled like a missing screen', async () => {
  const { entry, arrive, failures } = slowScreen();
  const load = screenLoader(await testContainer(), (cause, address) =>
    Promise.reject(new Error(`${address} misses ${cause}`)),
  );
  const opened = (await load(entry, '/page')).loader?.(args);
  arrive('data');
  failures.part?.('a file');
  await expect(opened).rejects.toThrow('/page misses a file');
});
