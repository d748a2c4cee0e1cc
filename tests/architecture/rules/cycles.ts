import type { SourceFile } from '../source-file';
import { importsOf, targetOf } from './imports';

/** Circular imports, each as a path that ends where it began. */
export function cyclesOf(files: readonly SourceFile[]): string[] {
  const known = new Set(files.map((file) => file.path));
  const graph = new Map(files.map((file) => [file.path, loadedBy(file, known)]));
  const done = new Set<string>();
  const found: string[] = [];
  const visit = (path: string, trail: readonly string[]): void => {
    const since = trail.indexOf(path);
    if (since >= 0) found.push([...trail.slice(since), path].join(' → '));
    if (since >= 0 || done.has(path)) return;
    for (const next of graph.get(path) ?? []) visit(next, [...trail, path]);
    done.add(path);
  };
  for (const path of graph.keys()) visit(path, []);
  return found.map((circle) => `${circle} — ${REASON}`);
}

const REASON =
  'Files in a circle can only be understood and tested together. Move what both need into a third file, or pass it in.';

/** Types are erased, so a cycle of types alone loads nothing. */
const loadedBy = (file: SourceFile, known: ReadonlySet<string>): string[] =>
  importsOf(file)
    .filter((item) => !item.typeOnly)
    .flatMap(({ specifier }) => {
      const target = targetOf(file.path, specifier);
      const path = target && [target, `${target}.ts`, `${target}.tsx`].find((item) => known.has(item));
      return path ? [path] : [];
    });
