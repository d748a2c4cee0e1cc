import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { retainOlderAssets, setAssetsAside } from './older-assets.mjs';

const dist = mkdtempSync(join(tmpdir(), 'humkaar-dist-'));
afterAll(() => rmSync(dist, { recursive: true }));

/** Acts like the bundler: empties its folder and writes its files. */
function build(files) {
  setAssetsAside(dist);
  rmSync(join(dist, 'web'), { recursive: true, force: true });
  mkdirSync(join(dist, 'web/assets'), { recursive: true });
  for (const file of files) writeFileSync(join(dist, 'web/assets', file), file);
  retainOlderAssets(dist);
  return readdirSync(join(dist, 'web/assets')).sort();
}

it('a build keeps what the last two builds served, so that a page opened before still finds its chunks', () => {
  expect(build(['a.1.js', 'b.1.js'])).toEqual(['a.1.js', 'b.1.js']);
  expect(build(['a.2.js', 'b.1.js'])).toEqual(['a.1.js', 'a.2.js', 'b.1.js']);
  expect(build(['a.2.js', 'b.1.js'])).toEqual(['a.1.js', 'a.2.js', 'b.1.js']);
  expect(build(['a.3.js', 'b.1.js'])).toEqual(['a.1.js', 'a.2.js', 'a.3.js', 'b.1.js']);
  expect(build(['a.4.js', 'b.1.js'])).toEqual(['a.2.js', 'a.3.js', 'a.4.js', 'b.1.js']);
});

it('a build that fails loses nothing', () => {
  setAssetsAside(dist);
  rmSync(join(dist, 'web'), { recursive: true, force: true });
  expect(build(['a.5.js'])).toContain('a.4.js');
});
