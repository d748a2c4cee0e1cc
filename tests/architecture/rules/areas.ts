import { AREA_LAYERS, AREAS, areaIn } from '../areas';
import type { Rule } from '../rule';
import { isTest, type SourceFile } from '../source-file';
import { importsOf, targetOf } from './imports';

const KNOWN: ReadonlySet<string> = new Set(AREAS);

export const areaFolders: Rule = {
  name: 'a folder of a layer is an area of the closed list',
  reason: 'The same names in every layer let a reader find a feature by its name.',
  wayOut: 'Put the file into the area it belongs to; the list is in tests/architecture/areas.ts.',
  covers: (path) => Object.keys(AREA_LAYERS).some((layer) => areaIn(layer, path) !== undefined),
  find: ({ path }) =>
    Object.entries(AREA_LAYERS).flatMap(([layer, besides]) => {
      const area = areaIn(layer, path);
      if (area === undefined || KNOWN.has(area) || besides.includes(area)) return [];
      return [{ line: 1, what: `is in ${area}, which is not an area.` }];
    }),
};

/** Layers whose areas must not have circular dependencies, types included. */
const ACYCLIC = ['src/core', 'src/stores', 'src/views', 'src/app/modules'];

const ADVICE =
  'Areas that need each other can only be read together. Move the shared type or rule to its owner or to shared, or pass the value in.';

/** Circular dependencies between areas of a layer, each as a path with one import for every step. */
export const areaCyclesOf = (files: readonly SourceFile[]): string[] =>
  ACYCLIC.flatMap((layer) => cyclesIn(layer, files));

type Graph = ReadonlyMap<string, ReadonlyMap<string, string>>;

function cyclesIn(layer: string, files: readonly SourceFile[]): string[] {
  const graph = graphOf(layer, files);
  const found: string[] = [];
  const done = new Set<string>();
  const visit = (area: string, trail: readonly string[]): void => {
    const start = trail.indexOf(area);
    if (start >= 0) found.push(described(layer, graph, [...trail.slice(start), area]));
    if (start >= 0 || done.has(area)) return;
    for (const next of graph.get(area)?.keys() ?? []) visit(next, [...trail, area]);
    done.add(area);
  };
  for (const area of graph.keys()) visit(area, []);
  return found;
}

function graphOf(layer: string, files: readonly SourceFile[]): Graph {
  const graph = new Map<string, Map<string, string>>();
  for (const file of files) {
    const from = areaIn(layer, file.path);
    if (from === undefined || isTest(file.path)) continue;
    for (const { specifier } of importsOf(file)) {
      const target = targetOf(file.path, specifier);
      const to = target && areaIn(layer, target);
      if (!to || to === from) continue;
      const arrows = graph.get(from) ?? new Map<string, string>();
      graph.set(from, arrows);
      if (!arrows.has(to)) arrows.set(to, `${file.path} imports ${target}`);
    }
  }
  return graph;
}

function described(layer: string, graph: Graph, areas: readonly string[]): string {
  const steps = areas.slice(1).map((to, index) => graph.get(areas[index] ?? '')?.get(to));
  return `${layer}: ${areas.join(' → ')} (${steps.join('; ')}) — ${ADVICE}`;
}
