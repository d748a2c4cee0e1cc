import { expect, it } from 'vitest';
import { comparePath, readSelection, withCompany, withoutCompany } from './selection';

it('[R-864] the selected companies survive a round trip through the query string', () => {
  const path = comparePath(['zentrix-labs', 'kaveri-bank', 'orbitly']);
  expect(path).toBe('/compare?companies=zentrix-labs,kaveri-bank,orbitly');
  expect(readSelection(path.slice('/compare'.length))).toEqual(['zentrix-labs', 'kaveri-bank', 'orbitly']);
  expect(comparePath([])).toBe('/compare');
});

it('[R-864] the selection takes at most four companies, each once, and ignores invalid names', () => {
  expect(readSelection('?companies=a,b,a,c,d,e')).toEqual(['a', 'b', 'c', 'd']);
  expect(readSelection('?companies=a,%3Cscript%3E,..')).toEqual(['a']);
  expect(readSelection('')).toEqual([]);
});

it('[R-864] companies in capital letters are the same companies, as in the address of their pages', () => {
  expect(readSelection('?companies=Zentrix-Labs,KAVERI-BANK,kaveri-bank')).toEqual([
    'zentrix-labs',
    'kaveri-bank',
  ]);
});

it('the selection appends a company and removes a company', () => {
  expect(withCompany(['a', 'b'], 'c')).toEqual(['a', 'b', 'c']);
  expect(withCompany(['a', 'b', 'c', 'd'], 'e')).toEqual(['a', 'b', 'c', 'd']);
  expect(withoutCompany(['a', 'b'], 'a')).toEqual(['b']);
});
