import { expect, it } from 'vitest';
import type { Hit } from '../../core/search/search';
import type { SearchPort } from '../../core/search/search-port';
import { Failure } from '../../core/shared/failure';
import { SuggestStore } from './suggest-store';

const hit = (name: string, kind: Hit['kind'] = 'COMPANY'): Hit => ({
  kind,
  urlName: name.toLowerCase(),
  name,
  detail: '',
  logoUrl: undefined,
  rating: undefined,
});

function typing(answer: (text: string) => Promise<readonly Hit[]>) {
  const requests: string[] = [];
  const chosen: string[] = [];
  let waiting: (() => void) | undefined;
  const port: SearchPort = {
    suggest: ({ text }) => {
      requests.push(text);
      return answer(text);
    },
    search: () => Promise.reject(new Error('no one asks this here')),
    countChosen: async ({ urlName }) => {
      chosen.push(urlName);
    },
  };
  const timers = {
    after: (_: number, run: () => void) => {
      waiting = run;
      return () => {
        waiting = undefined;
      };
    },
    every: () => () => undefined,
  };
  const pause = async () => {
    waiting?.();
    await new Promise((done) => setImmediate(done));
  };
  return { store: new SuggestStore(port, timers), asked: requests, chosen, pause };
}

it('[R-687] the search box requests suggestions after a pause, and none for an empty text', async () => {
  const { store, asked: requests, pause } = typing(async () => [hit('Zentrix')]);
  store.type('z');
  store.type('ze');
  await pause();
  expect(requests).toEqual(['ze']);
  expect(store.hits.map(({ name }) => name)).toEqual(['Zentrix']);
  store.type(' ');
  await pause();
  expect(requests).toEqual(['ze']);
  expect(store.hits).toEqual([]);
});

it('outdated suggestions are not shown, and a failed request shows none', async () => {
  let answerFirst: (hits: readonly Hit[]) => void = () => undefined;
  const { store, pause } = typing((text) =>
    text === 'old'
      ? new Promise((done) => {
          answerFirst = done;
        })
      : Promise.reject(new Failure('unavailable', 'suggest', 503)),
  );
  store.type('old');
  await pause();
  store.type('new');
  answerFirst([hit('Old')]);
  await pause();
  expect(store.hits).toEqual([]);
});

it('[R-687] the arrow keys move through the suggestions and back to the text', async () => {
  const { store, pause } = typing(async () => [hit('A'), hit('B')]);
  store.type('x');
  await pause();
  store.move(1);
  expect(store.chosen?.name).toBe('A');
  store.move(1);
  store.move(1);
  expect(store.chosen).toBeUndefined();
  store.move(-1);
  expect(store.chosen?.name).toBe('B');
  store.type('xy');
  expect(store.chosen).toBeUndefined();
});

it('a suggestion that newer ones replace is no longer selected', async () => {
  const { store, pause } = typing(async (text) => [hit(text)]);
  store.type('ze');
  await pause();
  store.type('zen');
  store.move(1);
  await pause();
  expect([store.hits[0]?.name, store.chosen]).toEqual(['zen', undefined]);
});

it('a text that is typed again after it was cleared has no response yet', async () => {
  const { store, pause } = typing(async () => [hit('Zentrix')]);
  store.type('zen');
  await pause();
  expect(store.unanswered).toBe(false);
  store.type('');
  store.type('zen');
  expect([store.hits, store.unanswered]).toEqual([[], true]);
});

it('choosing a company suggestion is counted, and no other kind is', async () => {
  const { store, chosen } = typing(async () => []);
  await store.choose(hit('Zentrix'));
  await store.choose(hit('SQL', 'SKILL'));
  expect(chosen).toEqual(['zentrix']);
});
