import ts from 'typescript';
import type { SourceFile } from './source-file';

/** A rule of this project: what it finds, why it exists, and the fix. */
export interface Rule {
  readonly name: string;
  readonly reason: string;
  readonly wayOut: string;
  readonly covers: (path: string) => boolean;
  readonly find: (file: SourceFile) => readonly Finding[];
}

export interface Finding {
  readonly line: number;
  readonly what: string;
}

export const at = (file: SourceFile, node: ts.Node, label: string): Finding => ({
  line: file.tree.getLineAndCharacterOfPosition(node.getStart(file.tree)).line + 1,
  what: label,
});

const walked = new WeakMap<SourceFile, readonly ts.Node[]>();

/** Every node of a file, depth first; all rules share one walk. */
export function nodesOf(file: SourceFile): readonly ts.Node[] {
  const known = walked.get(file);
  if (known) return known;
  const nodes: ts.Node[] = [];
  const visit = (node: ts.Node): void => {
    nodes.push(node);
    ts.forEachChild(node, visit);
  };
  visit(file.tree);
  walked.set(file, nodes);
  return nodes;
}

/** The message for a violation. */
export const violationsOf = (rule: Rule, files: readonly SourceFile[]): string[] =>
  files
    .filter((file) => rule.covers(file.path))
    .flatMap((file) =>
      rule
        .find(file)
        .map(({ line, what: label }) => `${file.path}:${line} ${label} — ${rule.reason} ${rule.wayOut}`),
    );
