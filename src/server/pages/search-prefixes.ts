import type { BuildFiles } from './build-files';
import { documentStart, type Looks } from './document';

const saved = new WeakMap<BuildFiles, Map<string, Buffer>>();

/** The start shared by all pages with the same screen and appearance, rendered once. */
export function prefixOf(files: BuildFiles, chunk: string | undefined, looks: Looks): Buffer {
  const known = saved.get(files) ?? new Map<string, Buffer>();
  saved.set(files, known);
  const key = `${chunk} ${looks.theme}`;
  const beginning = known.get(key) ?? Buffer.from(documentStart(files, chunk, looks));
  known.set(key, beginning);
  return beginning;
}
