import { readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

type Say = (...given: readonly unknown[]) => unknown;

const CORE = new URL('../core/', import.meta.url);
const CATALOGUES = readdirSync(CORE, { recursive: true, encoding: 'utf8' })
  .filter((path) => /(words|texts|-en|\ben)\.ts$/.test(path))
  .sort();

/** Of these there are always several: fourteen days, the most offers, the fewest reviews of a place, the first milestone. */
const NEVER_ONE =
  /^(companies\/award.*\.(counted|inShort|rests|needs|noneSize|rule)|profile\/account.*\.leave\.text|.*\.offers\.full|.*\.inShort\.SALARY|.*\.vote-milestone|.*\.faq\.size): /;

/** Parameters that take a name and no number. */
const NAMES = /^_?(name|job|company|designation|skill|industry)$/;

/** What stands after a one must be one thing: neither '1 reviews' nor '1 open jobs'. */
const MANY =
  /(?<![\d.,–])1 (?:(?:more|new|open|live|alumni|other) )?(?:people|(?!(?:is|was|has|yours|this)\b)\p{Ll}+s)\b/u;

function functionsOf(thing: unknown, name: string): readonly (readonly [string, Say])[] {
  if (typeof thing === 'function') return [[name, thing as Say]];
  if (typeof thing !== 'object' || thing === null) return [];
  return Object.entries(thing).flatMap(([key, value]) => functionsOf(value, `${name}.${key}`));
}

/** What a catalogue says as it stands, without being given anything. */
function textsOf(thing: unknown, name: string): readonly string[] {
  if (typeof thing === 'string') return [`${name}: ${thing}`];
  if (typeof thing !== 'object' || thing === null) return [];
  return Object.entries(thing).flatMap(([key, value]) => textsOf(value, `${name}.${key}`));
}

/** One thing has one name. */
const OTHER_NAMES = [
  /If you like/,
  /\.filters\.(?:clear: (?!Clear filters$)|apply: (?!Apply$)|title: (?!Filters$))/,
  // One logs in; the specification has them sign out.
  /\bsign(?:ed|ing)?[ -]in\b/i,
  /(?<![-@\w])mail\b/i,
  // The specification's words for one failure alone.
  /^(?!onboarding\/).*Oops, something went wrong!/,
  /That did not work/,
];

/** What it says of one; what takes neither names nor numbers says nothing here. */
function ofOne(say: Say): string {
  const [given = ''] = String(say).match(/(?<=^\(?)\w[^)=]*/) ?? [];
  try {
    return (
      JSON.stringify(say(...given.split(',').map((one) => (NAMES.test(one.trim()) ? 'Orbitly' : 1)))) ?? ''
    );
  } catch {
    return '';
  }
}

describe('what the catalogues of words say of one', () => {
  it('is found at all', () => {
    expect(CATALOGUES.length).toBeGreaterThan(50);
    expect(['1 reviews', 'From 1 people', '1 open jobs'].every((text) => MANY.test(text))).toBe(true);
    expect(['1 review', '11 reviews', 'Picture 1 is there'].some((text) => MANY.test(text))).toBe(false);
  });

  it.each(CATALOGUES)('says one thing of one: %s', async (path) => {
    const catalogue: unknown = await import(new URL(path, CORE).href);
    const said = functionsOf(catalogue, path)
      .map(([name, say]) => `${name}: ${ofOne(say)}`)
      .filter((text) => !NEVER_ONE.test(text));
    expect(said.filter((text) => MANY.test(text))).toEqual([]);
  });
});

describe('what the catalogues of words call things', () => {
  it.each(CATALOGUES)('is one name for one thing: %s', async (path) => {
    const catalogue: unknown = await import(new URL(path, CORE).href);
    const said = textsOf(catalogue, path);
    expect(said.filter((text) => OTHER_NAMES.some((other) => other.test(text)))).toEqual([]);
  });
});
