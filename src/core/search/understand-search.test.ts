import { expect, it } from 'vitest';
import { indexNames } from './name-index';
import { understandSearch } from './understand-search';

const named = (names: readonly string[]) => names.map((name, index) => ({ id: index + 1, name }));
const index = indexNames({
  companies: named(['Zentrix Labs', 'Kaveri Bank', 'Kaveri Foods', 'Orbitly']).map((item) => ({
    ...item,
    urlName: item.name.toLowerCase().replace(' ', '-'),
  })),
  roles: named(['Software engineer', 'QA engineer', 'HR executive', 'Chartered accountant', 'Staff nurse']),
  places: named(['Bengaluru', 'Mumbai', 'Chennai', 'Kolkata', 'Gurugram']),
});

/** The understood text in one line. */
function understood(text: string): string | undefined {
  const found = understandSearch(text, index);
  if (!found) return undefined;
  const { page, company, otherCompany, role, place, experience } = found;
  const names = [company, otherCompany, role, place].flatMap((item) => (item ? [item.name] : []));
  return [page, ...names, ...(experience ? [experience] : [])].join(' | ');
}

it.each([
  ['zentrix software engineer', 'SALARIES | Zentrix Labs | Software engineer'],
  ['sde 2 salary bangalore', 'SALARIES | Software engineer | Bengaluru'],
  ['zentrix salary', 'SALARIES | Zentrix Labs'],
  ['Zentrix vs. Orbitly', 'COMPARE | Zentrix Labs | Orbitly'],
  ['notice period zentrix', 'BENEFITS | Zentrix Labs'],
  ['ca ctc bombay 3 years', 'SALARIES | Chartered accountant | Mumbai | 3-5'],
  ['fresher nurse calcutta', 'SALARIES | Staff nurse | Kolkata | 0-2'],
  ['hr jobs gurgaon', 'JOBS | HR executive | Gurugram'],
  ['qa 2-4yrs madras', 'SALARIES | QA engineer | Chennai | 3-5'],
  ['zentrix bengaluru', 'OFFICES | Zentrix Labs | Bengaluru'],
  ['companies in mumbai', 'COMPANIES | Mumbai'],
])('[R-687] a search for “%s” is understood as %s', (text, expected) => {
  expect(understood(text)).toBe(expected);
});

it.each([
  ['zantrix slary', 'SALARIES | Zentrix Labs'],
  ['sofware enginer bangalroe', 'SALARIES | Software engineer | Bengaluru'],
  ['zentrix rev', 'REVIEWS | Zentrix Labs'],
])('[R-687] a search for “%s” is understood in spite of typos and missing letters', (text, expected) => {
  expect(understood(text)).toBe(expected);
});

it('a first word that two companies share resolves to the first company, and a full name to its own', () => {
  expect(understood('kaveri reviews')).toBe('REVIEWS | Kaveri Bank');
  expect(understood('kaveri foods reviews')).toBe('REVIEWS | Kaveri Foods');
});

it('“Kaveri Bank, Kaveri” names one company and is not a comparison', () => {
  expect(understood('kaveri bank reviews kaveri')).toBe('REVIEWS | Kaveri Bank');
});

it.each([
  'pf transfer while changing company',
  'zentrix',
  'salary',
  'pune',
  '',
  '%_',
  'constructor __proto__',
])('a search for “%s” has no answer: a word has no meaning here, or no page fits', (text) => {
  expect(understood(text)).toBeUndefined();
});
