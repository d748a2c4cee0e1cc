import { execFileSync } from 'node:child_process';
import { describe, expect, it } from 'vitest';
import { readCode, readText, readTexts, sourceFile } from '../source-file';
import { caseNamesOf, commentsOf, namesOf, type Piece, testNamesOf, textsOf } from './extract';
import { problemOfName } from './names';
import { PHRASES, STARTS_WITHOUT_SUBJECT } from './phrases';

const code = readCode().filter(({ path }) => !path.startsWith('tests/architecture/language/'));
const TEXT_FILE = /^src\/core\/.*(?:-|\/)text\.ts$/;
const IS_TEST = /\.(?:test|spec)\.(?:tsx?|mjs)$/;
/** A phrase can be right in its context; a higher share shows a habit. */
const ALLOWED_SHARE = 0.01;
/** Earlier commits were written without the guide. */
const SINCE = '2026-11-23T14:00:00Z';
const LONGEST_SUBJECT = 72;

const phraseIn = (text: string, isProse: boolean): string | undefined => {
  for (const { pattern, write, proseOnly } of PHRASES) {
    if (proseOnly && !isProse) continue;
    const [found] = pattern.exec(text) ?? [];
    if (found !== undefined) return `"${found.slice(0, 40)}" → ${write}`;
  }
  return undefined;
};

const problemsIn = (pieces: readonly Piece[], isProse = true): string[] =>
  pieces.flatMap(({ path, line, text }) => {
    const problem = phraseIn(text, isProse);
    return problem === undefined ? [] : [`${path}:${line} ${problem} in: ${text.slice(0, 120)}`];
  });

const documents: Piece[] = readTexts()
  .filter(({ path }) => path.endsWith('.md') && !/GLOSSARY|requirements/.test(path))
  .flatMap(({ path, text }) =>
    text.split('\n').map((line, index) => ({ path, line: index + 1, text: line.replace(/`[^`]*`/g, '') })),
  )
  .filter(({ text }) => / /.test(text));

describe('the plain English that src/GLOSSARY.md describes', () => {
  it.each([
    ['comments', code.flatMap(commentsOf)],
    ['test names', code.flatMap(testNamesOf)],
    ['screen texts', code.filter(({ path }) => TEXT_FILE.test(path)).flatMap(textsOf)],
    ['documents', documents],
  ] as const)('%s use plain English', (kind, pieces) => {
    const problems = problemsIn(pieces, kind === 'comments' || kind === 'test names');
    expect(pieces.length).toBeGreaterThan(100);
    expect(problems.length / pieces.length, problems.join('\n')).toBeLessThanOrEqual(ALLOWED_SHARE);
  });

  it('names of tests are sentences with a subject, so that they make sense without their group', () => {
    const names = code.filter(({ path }) => IS_TEST.test(path)).flatMap(caseNamesOf);
    expect(names.length).toBeGreaterThan(3000);
    expect(names.filter(({ text }) => STARTS_WITHOUT_SUBJECT.test(text))).toEqual([]);
  });

  it('screen texts have typographic apostrophes, except strings of the specification', () => {
    const specification = readText('tests/requirements.md');
    const texts = code.filter(({ path }) => TEXT_FILE.test(path)).flatMap(textsOf);
    expect(texts.filter(({ text }) => hasStraightApostrophe(text) && !specification.includes(text))).toEqual(
      [],
    );
  });

  it('names of files and declarations use plain English', () => {
    const names = [
      ...code.flatMap(namesOf),
      ...code.map(({ path }) => ({ path, line: 1, text: fileName(path) })),
    ];
    const distinct = [...new Map(names.map((name) => [name.text, name])).values()];
    const problems = distinct.flatMap(
      ({ path, line, text }) => problemOfName(text)?.concat(` in ${path}:${line}`) ?? [],
    );
    expect(problems.length / distinct.length, problems.join('\n')).toBeLessThanOrEqual(ALLOWED_SHARE);
  });

  it('recent commit subjects use plain English and have at most 72 characters', () => {
    const log = execFileSync('git', ['log', '--no-merges', `--since=${SINCE}`, '--format=%s'], {
      encoding: 'utf8',
    });
    const subjects = log.split('\n').filter(Boolean);
    const problems = subjects.filter(
      (text) => text.length > LONGEST_SUBJECT || phraseIn(text.replace(/^\w+(\(.*?\))?: /, ''), true),
    );
    expect(problems).toEqual([]);
  });
});

const hasStraightApostrophe = (text: string): boolean => /[a-z]\\?'[a-z]/i.test(text);

const fileName = (path: string): string => path.split('/').at(-1)?.split('.')[0] ?? path;

describe('planted sentences', () => {
  it.each([
    '// Whoever wrote it is told so.',
    '/** What is kept of a login stands here. */',
    '// It goes on with one of its own.',
    '/** Nobody hears of it anew. */',
  ])('the comment %s is found', (comment) => {
    const file = sourceFile('src/core/a.ts', `${comment}\nexport const a = 1;\n`);
    expect(problemsIn(commentsOf(file))).toHaveLength(1);
  });

  it('an archaic test name and screen text are found, a plain one is not', () => {
    const file = sourceFile(
      'src/core/a.test.ts',
      "it('somebody is told', () => {}); it('shows an error', () => {});",
    );
    expect(problemsIn(testNamesOf(file))).toHaveLength(1);
    const text = sourceFile(
      'src/core/a-text.ts',
      "export const text = { a: 'Somebody answered', b: 'Your reviews' };",
    );
    expect(problemsIn(textsOf(text), false)).toHaveLength(1);
  });

  it('a test name without a subject is found, a group and a full sentence are not', () => {
    const file = sourceFile(
      'src/core/a.test.ts',
      "describe('shows', () => { it('[R-001] is sent once', go); it('an email is sent once', go); });",
    );
    const found = caseNamesOf(file).filter(({ text }) => STARTS_WITHOUT_SUBJECT.test(text));
    expect(found.map(({ text }) => text)).toEqual(['is sent once']);
  });

  it('a straight apostrophe is found, in single quotes too', () => {
    expect(["You don't", "You don\\'t", 'You don’t', "'Rephrase'"].map(hasStraightApostrophe)).toEqual([
      true,
      true,
      false,
      false,
    ]);
  });

  it('an archaic name is found in a file name, a function and a property', () => {
    const file = sourceFile(
      'src/core/told-form.ts',
      'export function saidOr(wish: string) { return { keptAt: wish }; }',
    );
    const found = [...namesOf(file).map(({ text }) => text), fileName(file.path)].filter(problemOfName);
    expect(found).toEqual(['saidOr', 'wish', 'keptAt', 'told-form']);
  });
});
