import ts from 'typescript';
import { type Finding, nodesOf, type Rule } from '../rule';
import { isTest, type SourceFile } from '../source-file';

/** These files contain the forbidden words to forbid them. */
const SELF = /^tests\/architecture\//;

const wordRule = (rule: Omit<Rule, 'find'>, pattern: RegExp): Rule => ({
  ...rule,
  covers: (path) => !SELF.test(path) && rule.covers(path),
  find: (file) =>
    file.text
      .split('\n')
      .flatMap((text, index) =>
        pattern.test(text) ? [{ line: index + 1, what: `says "${text.trim().slice(0, 60)}".` }] : [],
      ),
});

export const noTodo = wordRule(
  {
    name: 'the code has no TODO notes',
    reason: 'A note in the code is seen by no one who plans.',
    wayOut: 'Do it now, or write an issue and remove the note.',
    covers: () => true,
  },
  /\b(TODO|FIXME|XXX|HACK)\b/,
);

export const noMachinePath = wordRule(
  {
    name: 'no path of one machine and no package registry is written down',
    reason: 'The code must work on every machine.',
    wayOut: 'Use a path relative to the file, os.tmpdir() or the environment.',
    covers: () => true,
  },
  /(?<![\w.:/-])\/(work|root|Users|farm|tmp)\/[\w.-]|(?<![\w.:/-])\/home\/[\w-]+\/|https?:\/\/[\w.-]*(registry|verdaccio|artifactory)[\w.-]*/,
);

export const noSuppressions = wordRule(
  {
    name: 'no check is disabled',
    reason: 'A silenced check is a rule no one can trust.',
    wayOut: 'Fix the cause. In tests @ts-expect-error may prove a compile error.',
    covers: (path) => /\.(ts|tsx|mjs)$/.test(path),
  },
  /@ts-(ignore|nocheck)|eslint-disable|v8 ignore|istanbul ignore/,
);

export const noModuleMock = wordRule(
  {
    name: 'no test replaces a module, sleeps or stays skipped',
    reason: 'A mocked module proves the mock; a sleeping test is slow and breaks on a busy machine.',
    wayOut: 'Pass a fake port and a fake clock; wait for what a person would see.',
    covers: isTest,
  },
  /\bvi\.(mock|doMock|unstable_mockModule)\(|\b(it|test|describe)\.(only|skip|todo)\(|waitForTimeout\(/,
);

export const oneTestRoot = wordRule(
  {
    name: 'a test takes its stores from the container of tests',
    reason: 'A list of stores written in a test misses bindings that the app has, and hides those it lacks.',
    wayOut: 'Use testContainer, renderScreen, renderRoutes or renderPart from tests/support.',
    covers: (path) => isTest(path) && !path.startsWith('tests/support/'),
  },
  /\b(StoreProvider|storesContext|new Container\()/,
);

export const noConsole = wordRule(
  {
    name: 'the product does not log with console',
    reason: 'A stray line may hold what no one should read.',
    wayOut: 'Log through the server’s logger or ErrorLogPort.',
    covers: (path) => path.startsWith('src/') && !isTest(path),
  },
  /\bconsole\.(log|info|debug|warn|error|dir|trace)\(/,
);

export const oneTransactionStart = wordRule(
  {
    name: 'transactions start in one place, which retries after a deadlock',
    reason:
      'PostgreSQL may undo a transaction because of another one; only a second try spares the caller a 503.',
    wayOut: 'Use inTransaction.',
    covers: (path) =>
      path.startsWith('src/server/') && !isTest(path) && path !== 'src/server/db/in-transaction.ts',
  },
  /\.transaction\(\)/,
);

const CODE_LIKE = /^(const|let|var|return|import|export|if \(|for \(|await |[\w.]+\(.*\);$|[\w.]+ = .*;$)/;

export const noDeadCode: Rule = {
  name: 'no code is commented out',
  reason: 'Git has the history.',
  wayOut: 'Delete it.',
  covers: () => true,
  find: (file) =>
    lineComments(file).filter(({ what: label }) => CODE_LIKE.test(label) && /[;{]$/.test(label)),
};

/** The text of every // comment, from the syntax tree, because a regular expression may look like one. */
function lineComments(file: SourceFile): Finding[] {
  const starts = new Set(nodesOf(file).map((node) => node.pos));
  const ranges = [...starts].flatMap((start) => ts.getLeadingCommentRanges(file.text, start) ?? []);
  const lines = ranges.filter((range) => range.kind === ts.SyntaxKind.SingleLineCommentTrivia);
  const unique = new Map(lines.map((range) => [range.pos, range.end]));
  return [...unique].map(([pos, end]) => ({
    line: file.tree.getLineAndCharacterOfPosition(pos).line + 1,
    what: file.text.slice(pos + 2, end).trim(),
  }));
}
