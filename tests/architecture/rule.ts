import ts from 'typescript';
import type { SourceFile } from './source-file';

/** A rule of the house: what it looks for, why it is there, and what to do instead. */
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

export const at = (file: SourceFile, node: ts.Node, what: string): Finding => ({
  line: file.tree.getLineAndCharacterOfPosition(node.getStart(file.tree)).line + 1,
  what,
});

/** Every node of a file, depth first. */
export function nodesOf(file: SourceFile): ts.Node[] {
  const nodes: ts.Node[] = [];
  const visit = (node: ts.Node): void => {
    nodes.push(node);
    ts.forEachChild(node, visit);
  };
  visit(file.tree);
  return nodes;
}

/** The lines a person reads when the rule is broken. */
export const violationsOf = (rule: Rule, files: readonly SourceFile[]): string[] =>
  files
    .filter((file) => rule.covers(file.path))
    .flatMap((file) =>
      rule.find(file).map(({ line, what }) => `${file.path}:${line} ${what} — ${rule.reason} ${rule.wayOut}`),
    );
