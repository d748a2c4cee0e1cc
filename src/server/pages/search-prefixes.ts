import type { BuildFiles, PageKind } from './build-files';
import { documentStart, type Looks } from './document';

const saved = new WeakMap<BuildFiles, Map<string, Buffer>>();

/** The start shared by all pages with the same files and appearance, rendered once. */
export function prefixOf(files: BuildFiles, page: PageKind, looks: Looks): Buffer {
  const known = saved.get(files) ?? new Map<string, Buffer>();
  saved.set(files, known);
  const key = `${page.chunk} ${page.missing} ${page.isPhone} ${looks.theme}`;
  const beginning = known.get(key) ?? Buffer.from(documentStart(files, page, looks));
  known.set(key, beginning);
  return beginning;
}
