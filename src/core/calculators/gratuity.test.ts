import { describe, expect, it } from 'vitest';
import { initialTexts, readForm } from './form';
import { serviceBetween } from './gratuity';
import { GRATUITY_FORM, gratuityOf } from './gratuity-form';

const served = (joined: string, lastDay: string) =>
  serviceBetween(new Date(`${joined}T00:00:00Z`), new Date(`${lastDay}T00:00:00Z`));

describe('the service that gratuity is paid for', () => {
  it('[R-860] service is counted between two dates, and an exit before the start is rejected', () => {
    expect(served('2018-07-15', '2026-02-13')).toEqual({ years: 7, months: 6, days: 30 });
    expect(served('2026-02-14', '2018-07-15')).toBeUndefined();
  });

  it.each([
    ['2020-01-01', '2024-12-31', { years: 5, months: 0, days: 0 }],
    ['2025-04-01', '2026-03-31', { years: 1, months: 0, days: 0 }],
    ['2020-02-29', '2025-02-28', { years: 5, months: 0, days: 0 }],
    ['2026-11-28', '2026-11-28', { years: 0, months: 0, days: 1 }],
  ])('[R-860] service from %s to %s includes the last working day', (joined, lastDay, service) => {
    expect(served(joined, lastDay)).toEqual(service);
  });

  it('[R-860] a one-year contract gives gratuity for its whole year', () => {
    const outcome = gratuityOf({
      ...readForm(GRATUITY_FORM, initialTexts(GRATUITY_FORM)).values,
      employment: 'fixedTerm',
      joined: new Date('2025-04-01T00:00:00Z'),
      left: new Date('2026-03-31T00:00:00Z'),
    });
    expect(outcome).toMatchObject({ headline: { eligible: true, yearsCounted: 1 } });
  });

  it('[R-860] service that began on the 31st never has negative days', () => {
    const input = (lastDay: string) => served('2018-08-31', lastDay);
    expect(input('2026-02-27')).toEqual({ years: 7, months: 5, days: 28 });
    expect(input('2026-02-28')).toEqual({ years: 7, months: 6, days: 0 });
    expect(input('2026-03-01')).toEqual({ years: 7, months: 6, days: 1 });
  });
});
