import ts from 'typescript';
import { at, nodesOf, type Rule } from '../rule';
import { isTest, type SourceFile } from '../source-file';

const CLIENT = /^src\/(core|stores|views|app|adapters\/(browser|native-app))\//;
const TEXT_FILE = /[-/]texts?(\.[a-z]{2})?\.ts$/;
const FAKE = /(^|[/-])(fakes?|testing)\b[^/]*$/;

const UNTRANSLATED: readonly RegExp[] = [
  // The component gallery is for developers.
  /^src\/views\/kit\/living-page\//,
  /^src\/views\/shell\/kit-screen\.tsx$/,
  // Reviews are searched for these phrases, so they are in the reviews' language.
  /^src\/core\/reviews\/phrases\.ts$/,
  // Typed searches are compared with these words, in all languages at once.
  /^src\/core\/search\/(other-names|query-words)\.ts$/,
  // Citations of laws and other sources.
  /^src\/core\/calculators\/rules\//,
  // Stored in the database with each question.
  /^src\/core\/contributions\/skills\.ts$/,
  // Stored in the database once, for readers of every language.
  /^src\/core\/shared\/group-alias\.ts$/,
];

const UNTRANSLATED_SENTENCES: ReadonlySet<string> = new Set([
  // The specification names this state, and no screen shows it.
  'Failed to connect',
  // Only in the error log.
  'Logout API returned unexpected status: X X',
]);

/** Attributes and properties that users read, of any length. */
const READ = /^(label|aria-label|title|placeholder|alt|summary|heading|description)$/;
/** Calls and objects with text for developers. */
const FOR_DEVELOPERS = /(Error|Exception|Symbol)$/;

/** Looks like a sentence: a capital letter, then another word in lower case. */
const SENTENCE = /^[“‘(]?[A-Z][A-Za-z’',”]* (.* )?[a-z]/;
/** Part of a sentence: at least three words. */
const PHRASE = /^\(?[a-z’']+(?=.* [a-z])( [a-zX’',₹\d]+){2,}[).?!]?$/;

export const sentences: Rule = {
  name: 'what people read is in a text file',
  reason: 'A sentence in the code is missed by the translation.',
  wayOut: 'Move it to the text file of the feature: src/core/<area>/text.ts or <name>-text.ts.',
  covers: (path) =>
    CLIENT.test(path) &&
    !isTest(path) &&
    !FAKE.test(path) &&
    !TEXT_FILE.test(path) &&
    !UNTRANSLATED.some((untranslated) => untranslated.test(path)),
  find: (file) =>
    nodesOf(file).flatMap((node) => {
      const text = textOf(node);
      return text !== undefined && isRead(file, node, text) ? [at(file, node, `says "${text}".`)] : [];
    }),
};

/** The text of a literal or of markup; an X replaces each inserted value. */
function textOf(node: ts.Node): string | undefined {
  if (ts.isJsxText(node)) return node.text.replace(/&\w+;/g, ' ').trim();
  if (ts.isStringLiteralLike(node)) return node.text;
  if (!ts.isTemplateExpression(node)) return undefined;
  return node.head.text + node.templateSpans.map(({ literal }) => `X${literal.text}`).join('');
}

function isRead(file: SourceFile, node: ts.Node, text: string): boolean {
  const { parent } = node;
  if (ts.isJsxText(node)) return /[A-Za-z]{2}/.test(text);
  if (ts.isImportDeclaration(parent) || ts.isExportDeclaration(parent) || ts.isLiteralTypeNode(parent))
    return false;
  if (UNTRANSLATED_SENTENCES.has(text) || isForDevelopers(file, node)) return false;
  if (ts.isJsxAttribute(parent))
    return SENTENCE.test(text) || (READ.test(parent.name.getText(file.tree)) && /[A-Za-z]{2}/.test(text));
  if (ts.isPropertyAssignment(parent) && READ.test(parent.name.getText(file.tree)))
    return /^[A-Z][a-z]/.test(text) || PHRASE.test(text);
  return SENTENCE.test(text) || PHRASE.test(text);
}

function isForDevelopers(file: SourceFile, { parent }: ts.Node): boolean {
  const called = ts.isNewExpression(parent) || ts.isCallExpression(parent) ? parent.expression : undefined;
  return called !== undefined && FOR_DEVELOPERS.test(called.getText(file.tree));
}
