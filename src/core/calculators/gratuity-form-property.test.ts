import { expect, it } from 'vitest';
import { seededRandom } from '../../../tests/support/seeded-random';
import { initialTexts, readForm } from './form';
import { GRATUITY_FORM, gratuityOf } from './gratuity-form';

const DAY = 86_400_000;

it('[R-860] gratuity never falls with longer service in 100,000 random cases, except where the law changed on 21 November 2025', () => {
  const random = seededRandom(860);
  const upTo = (max: number) => Math.floor(random() * (max + 1));
  const pick = <const T>(options: readonly [T, T]): T => options[upTo(1)] ?? options[0];
  const initial = readForm(GRATUITY_FORM, initialTexts(GRATUITY_FORM)).values;
  const codes = Date.UTC(2025, 10, 21) / DAY;
  const payable = (values: typeof initial) => {
    const outcome = gratuityOf(values);
    return outcome.kind === 'gratuity' ? outcome.headline.payable : Number.NaN;
  };
  let falls = 0;
  for (let run = 0; run < 100_000; run++) {
    const start = codes - 12_000 + upTo(12_000);
    const last = start + upTo(9_000);
    const later = last + 1 + upTo(400);
    const values = {
      ...initial,
      joined: new Date(start * DAY),
      covered: pick([true, false]),
      employment: pick(['permanent', 'fixedTerm']),
      employer: pick(['private', 'centralGovernment']),
      reason: pick(['resigned', 'diedOrDisabled']),
    };
    const shorter = payable({ ...values, left: new Date(last * DAY) });
    const longer = payable({ ...values, left: new Date(later * DAY) });
    if (longer >= shorter) continue;
    // A part of a year of a fixed term was rounded up or contested before the Codes, and counts by the month since.
    const lawChanged = last < codes && later >= codes && values.covered && values.employment === 'fixedTerm';
    if (!lawChanged) expect.fail(JSON.stringify({ ...values, last, later, shorter, longer }));
    falls++;
  }
  expect(falls).toBeLessThan(20);
});
