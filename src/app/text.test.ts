import { readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

type TextFunction = (...values: readonly unknown[]) => unknown;

const CORE = new URL('../core/', import.meta.url);
const CATALOGUES = readdirSync(CORE, { recursive: true, encoding: 'utf8' })
  .filter((path) => /texts?\.ts$/.test(path))
  .sort();

/** Counts that are always plural: fourteen days, the max offers, the min reviews of a place, the first milestone, the ratings of a company, applications in steps of five, the employees of a company, the reviews that are counted; or amounts of money. */
const NEVER_ONE =
  /^(companies\/award.*\.(counted|inShort|rests|needs|noneSize|noneStartups|startups|rule)|profile\/account.*\.leave\.text|.*\.offers\.full|.*\.inShort\.SALARY|.*\.vote-milestone|.*\.faq\.size|.*compareText\.verdict\.(better|equal)|.*detailText\.between\.(more|close)|.*jobText\.answered|.*offerComparisonText\.less(InHand)?|.*burstText\.text|.*reviewText\.moreThan|.*\.inIndia|.*limitedAreaText\.full): /;

/** Parameters that take a name, not a number. */
const NAMES = /^_?(name|job|company|designation|skill|industry)$/;

/** A count of 1 needs a singular noun: neither '1 reviews' nor '1 open jobs'. */
const MANY =
  /(?<![\d.,–])1 (?:(?:more|new|open|live|alumni|other) )?(?:people|(?!(?:is|was|has|yours|this)\b)\p{Ll}+s)\b/u;

function functionsOf(item: unknown, name: string): readonly (readonly [string, TextFunction])[] {
  if (typeof item === 'function') return [[name, item as TextFunction]];
  if (typeof item !== 'object' || item === null) return [];
  return Object.entries(item).flatMap(([key, value]) => functionsOf(value, `${name}.${key}`));
}

/** Static texts of a catalogue, without its functions. */
function textsOf(item: unknown, name: string): readonly string[] {
  if (typeof item === 'string') return [`${name}: ${item}`];
  if (typeof item !== 'object' || item === null) return [];
  return Object.entries(item).flatMap(([key, value]) => textsOf(value, `${name}.${key}`));
}

/** Each concept has one term; these are the rejected synonyms. */
const OTHER_NAMES = [
  /If you like/,
  /\.filters\.(?:clear: (?!Clear filters$)|apply: (?!Apply$)|title: (?!Filters$))/,
  // The UI says "log in"; the specification says "sign out".
  /\bsign(?:ed|ing)?[ -]in\b/i,
  /(?<![-@\w])mail\b/i,
  // The specification's text for this one failure only.
  /^(?!onboarding\/).*Oops, something went wrong!/,
  /That did not work/,
];

/** The function's text for a count of 1; functions that take neither names nor numbers return an empty text. */
function ofOne(report: TextFunction): string {
  const [input = ''] = String(report).match(/(?<=^\(?)\w[^)=]*/) ?? [];
  try {
    return (
      JSON.stringify(report(...input.split(',').map((item) => (NAMES.test(item.trim()) ? 'Orbitly' : 1)))) ??
      ''
    );
  } catch {
    return '';
  }
}

describe('singular forms in the text catalogues', () => {
  it('the check finds the catalogues and recognises wrong plurals', () => {
    expect(CATALOGUES.length).toBeGreaterThan(50);
    expect(['1 reviews', 'From 1 people', '1 open jobs'].every((text) => MANY.test(text))).toBe(true);
    expect(['1 review', '11 reviews', 'Picture 1 is there'].some((text) => MANY.test(text))).toBe(false);
  });

  it.each(CATALOGUES)('a count of 1 gets a singular noun: %s', async (path) => {
    const catalogue: unknown = await import(new URL(path, CORE).href);
    const messages = functionsOf(catalogue, path)
      .map(([name, report]) => `${name}: ${ofOne(report)}`)
      .filter((text) => !NEVER_ONE.test(text));
    expect(messages.filter((text) => MANY.test(text))).toEqual([]);
  });
});

describe('terms in the text catalogues', () => {
  it.each(CATALOGUES)('each concept has one name: %s', async (path) => {
    const catalogue: unknown = await import(new URL(path, CORE).href);
    const messages = textsOf(catalogue, path);
    expect(messages.filter((text) => OTHER_NAMES.some((candidate) => candidate.test(text)))).toEqual([]);
  });
});
