import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './run.mjs';

/** A page loaded before a deployment still requests its old chunks, so the files of two older builds stay. */
const RETAINED_BUILDS = 2;

const placesIn = (dist) => ({
  assets: join(dist, 'web/assets'),
  aside: join(dist, 'older-assets'),
  list: join(dist, 'builds.json'),
});

const readBuilds = (list) => (existsSync(list) ? JSON.parse(readFileSync(list, 'utf8')) : []);

const filesIn = (folder) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath ?? entry.path, entry.name).slice(folder.length + 1))
    .sort();

/** Before a build: moves the existing files away, because the bundler empties its folder. */
export function setAssetsAside(dist = join(ROOT, 'dist')) {
  const { assets, aside } = placesIn(dist);
  if (!existsSync(assets)) return;
  rmSync(aside, { recursive: true, force: true });
  renameSync(assets, aside);
}

/** After a build: restores the files of the last two builds. */
export function retainOlderAssets(dist = join(ROOT, 'dist')) {
  const { assets, aside, list } = placesIn(dist);
  const mine = existsSync(assets) ? filesIn(assets) : [];
  const older = readBuilds(list)
    .filter((build) => build.join() !== mine.join())
    .slice(0, RETAINED_BUILDS);
  for (const file of new Set(older.flat())) {
    const to = join(assets, file);
    if (existsSync(to) || !existsSync(join(aside, file))) continue;
    mkdirSync(join(to, '..'), { recursive: true });
    cpSync(join(aside, file), to);
  }
  rmSync(aside, { recursive: true, force: true });
  writeFileSync(list, JSON.stringify([mine, ...older]));
}
