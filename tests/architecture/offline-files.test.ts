import { expect, it } from 'vitest';
import { readCode, readText } from './source-file';

const OFFLINE_SHELL = 'src/server/pages/offline-shell.ts';
const ENTRIES = ['index'];

/** The server leaves out a chunk it does not know, so a renamed one would be missing offline without an error. */
function unknownChunks(offlineShell: string): string[] {
  const lists = [...offlineShell.matchAll(/const \w*CHUNKS = \[([^\]]*)\]/g)].map(([, list = '']) => list);
  const wanted = [...lists.join().matchAll(/'([\w-]+)'/g)].map(([, name = '']) => name);
  const sources = readCode().filter(({ path }) => path.startsWith('src/'));
  const named = sources.flatMap(({ text }) =>
    [...text.matchAll(/webpackChunkName: "([\w-]+)"/g)].map(([, name = '']) => name),
  );
  const known = new Set([...ENTRIES, ...named]);
  return wanted.length === 0 ? ['no list found'] : wanted.filter((name) => !known.has(name));
}

it('every chunk stored for offline use is a chunk of the build', () => {
  expect(unknownChunks(readText(OFFLINE_SHELL))).toEqual([]);
});

it('a chunk that was renamed is reported', () => {
  expect(unknownChunks("const CHUNKS = ['index', 'renamed-parts'];")).toEqual(['renamed-parts']);
});
