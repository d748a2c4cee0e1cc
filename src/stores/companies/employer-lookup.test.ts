import { expect, it } from 'vitest';
import type { Choice } from '../../core/search/choices-port';
import { Failure } from '../../core/shared/failure';
import { EmployerLookup } from './employer-lookup';

const ZENTRIX = { id: 1001, name: 'Zentrix Labs' };

/** A list that resolves on demand, in any order. */
function list() {
  const requests = new Map<
    string,
    { readonly answer: (found: readonly Choice[]) => void; readonly fail: () => void }
  >();
  const lookup = new EmployerLookup({
    suggestEmployers: ({ text }) =>
      new Promise((answer, reject) => {
        requests.set(text, {
          answer,
          fail: () => reject(new Failure('unavailable', 'suggestEmployers', 503)),
        });
      }),
  });
  return { lookup, asked: requests };
}

it('[R-687] an employer is not reported as missing while the lookup runs', async () => {
  const { lookup, asked: requests } = list();
  const looked = lookup.look(' zen ');
  expect(lookup.found).toBeUndefined();
  requests.get('zen')?.answer([]);
  await looked;
  expect(lookup.found).toEqual([]);
});

it('[R-687] suggestions stay during typing, and responses to earlier text are dropped', async () => {
  const { lookup, asked: requests } = list();
  const first = lookup.look('z');
  requests.get('z')?.answer([ZENTRIX]);
  await first;
  const [second, third] = [lookup.look('ze'), lookup.look('zen')];
  expect(lookup.found).toEqual([ZENTRIX]);
  requests.get('zen')?.answer([]);
  requests.get('ze')?.answer([ZENTRIX]);
  await Promise.all([second, third]);
  expect(lookup.found).toEqual([]);
});

it('a failed lookup leaves the suggestions unknown', async () => {
  const { lookup, asked: requests } = list();
  const looked = lookup.look('zen');
  requests.get('zen')?.fail();
  await looked;
  expect(lookup.found).toBeUndefined();
  await lookup.look('  ');
  expect(lookup.found).toEqual([]);
});
