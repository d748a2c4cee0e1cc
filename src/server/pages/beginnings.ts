import type { BuildFiles } from './build-files';
import { documentStart } from './document';

const kept = new WeakMap<BuildFiles, Map<string, Buffer>>();

/** The beginning all pages of one screen and theme share, written once. */
export function beginningOf(files: BuildFiles, chunk: string | undefined, theme: string | undefined): Buffer {
  const known = kept.get(files) ?? new Map<string, Buffer>();
  kept.set(files, known);
  const key = `${chunk} ${theme}`;
  const beginning = known.get(key) ?? Buffer.from(documentStart(files, chunk, theme));
  known.set(key, beginning);
  return beginning;
}
