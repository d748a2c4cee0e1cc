import ts from 'typescript';
import { at, nodesOf, type Rule } from '../rule';
import { isTest } from '../source-file';

/** Server files whose sentences no page shows directly. */
const WRITES_SENTENCES: readonly RegExp[] = [
  // Start-up messages, logs and command output for operators.
  /^src\/server\/(db\/|workers\/|config-values\.ts$|((vendors\/vendor|identity\/identity)-)?config\.ts$)/,
  /^src\/server\/services\/(notifications\/(push-config|push-sender|send-emails)|composer\/rephrase-config)\.ts$/,
  /^src\/server\/services\/(companies\/employers|moderation\/staff-roles)\.ts$/,
  // Metric descriptions for operators.
  /^src\/server\/(http\/metrics|tasks\/task-metrics)\.ts$/,
  // Descriptions in files that a member downloads.
  /^src\/server\/services\/[\w/]+\/export-[\w-]+\.ts$/,
];

const SENTENCE = /^\p{Lu}\S* \S+ .*[.!?]$/u;

export const noServerSentence: Rule = {
  name: 'the server writes no sentence for a page',
  reason: 'A page in another language would show it in English.',
  wayOut: 'Return a code with parameters, and write the text in src/core/<area>/problem-text.ts.',
  covers: (path) =>
    path.startsWith('src/server/') && !isTest(path) && !WRITES_SENTENCES.some((place) => place.test(path)),
  find: (file) =>
    nodesOf(file)
      .filter((node) => ts.isStringLiteralLike(node) || ts.isTemplateExpression(node))
      .filter((node) => SENTENCE.test(node.getText(file.tree).slice(1, -1)) && !isForOperators(node))
      .map((node) => at(file, node, `writes ${node.getText(file.tree).slice(0, 60)}.`)),
};

/** The message of an internal error, which a page never shows. */
const isForOperators = ({ parent }: ts.Node): boolean =>
  (ts.isNewExpression(parent) && /Error$/.test(parent.expression.getText())) ||
  (ts.isCallExpression(parent) && parent.expression.kind === ts.SyntaxKind.SuperKeyword);
