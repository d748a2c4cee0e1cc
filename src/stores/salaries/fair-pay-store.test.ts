import { describe, expect, it } from 'vitest';
import type { FairPayAnswer, FairPayPort, PayQuestion } from '../../core/salaries/fair-pay-port';
import { typedPay } from '../../core/salaries/fair-pay-testing';
import { Failure } from '../../core/shared/failure';
import { parseQuery } from '../../core/shell/query';
import { FairPayStore } from './fair-pay-store';

const CHOICES = {
  jobProfiles: [{ id: 7, name: 'Backend engineer', department: 'Engineering' }],
  places: [{ id: 3, name: 'Pune' }],
};
const ANONYMOUS: FairPayAnswer = { comparison: undefined };

function open(query = '', checkFairPay: FairPayPort['checkFairPay'] = async () => ANONYMOUS) {
  const requests: PayQuestion[] = [];
  const port: FairPayPort = {
    checkFairPay: (payQuestion, call) => {
      requests.push(payQuestion);
      return checkFairPay(payQuestion, call);
    },
    listPayChoices: async () => CHOICES,
    suggestEmployers: async ({ text }) =>
      [{ id: 1001, name: 'Zentrix Labs' }].filter(({ name }) =>
        name.toLowerCase().includes(text.toLowerCase()),
      ),
    listPopularPay: async () => [],
  };
  const store = new FairPayStore(port, typedPay());
  return { store, asked: requests, opened: store.open(parseQuery(query)) };
}

const FILLED = '?role=Backend+engineer&city=Pune&years=4';

describe('the fair-pay store', () => {
  it('[R-863] missing fields are reported from the first submit on, without a request', async () => {
    const { store, asked: requests, opened } = open();
    await opened;
    expect(store.problems).toEqual({});
    await store.check();
    expect(Object.keys(store.problems)).toEqual(['role', 'city', 'years', 'fixed']);
    expect(requests).toEqual([]);
  });

  it('[R-863] the request contains fixed and variable pay, not stock', async () => {
    const { store, asked: requests, opened } = open(FILLED);
    await opened;
    store.type('fixed', '12 lakh');
    store.type('variable', '150000');
    store.type('stock', '8 lakh');
    await store.check();
    expect(requests).toEqual([
      { jobProfileId: 7, companyId: undefined, placeId: 3, experienceYears: 4, yearlyPay: 1_350_000 },
    ]);
    expect(store.asked.stockPerYear).toBe(200_000_00);
  });

  it('[R-863] typed values are restored on return unless a link overrides them', async () => {
    const { store, opened } = open('?city=Pune');
    await opened;
    store.type('years', '4');
    store.type('fixed', '12 lakh');
    await store.typeCompany('zentrix labs');
    await store.open(parseQuery('?years=7'));
    expect(store.texts).toMatchObject({ city: 'Pune', years: '7', fixed: '12 lakh' });
    expect(store.employer?.name).toBe('Zentrix Labs');
  });

  it('[R-032][R-863] the link contains the campaign and the peer group, never the pay', async () => {
    const { store, opened } = open(`${FILLED}&company=zentrix+labs&campaign=mail7`);
    await opened;
    store.type('fixed', '1234567');
    expect(store.query).toEqual([
      ['role', 'Backend engineer'],
      ['city', 'Pune'],
      ['years', '4'],
      ['company', 'Zentrix Labs'],
      ['campaign', 'mail7'],
    ]);
  });

  it('a form submitted without scripts is answered on load, and an invalid URL changes nothing', async () => {
    const filled = open(`${FILLED}&fixed=12,00,000`);
    await filled.opened;
    expect(filled.store.checked).toMatchObject({ state: 'SUCCESS', value: { comparison: undefined } });
    const hostile = open('?role=%3Cscript%3E&city[]=x&years=-4&fixed=NaN&company=%00');
    await hostile.opened;
    expect(hostile.asked).toEqual([]);
    expect(hostile.store.texts).toMatchObject({ role: '', city: '', years: '', fixed: '' });
  });

  it('a company whose name was overwritten is not used for the comparison', async () => {
    const { store, asked: requests, opened } = open(`${FILLED}&company=Zentrix+Labs&fixed=1200000`);
    await opened;
    await store.typeCompany('Zentrix Lab');
    await store.check();
    expect(requests.map(({ companyId }) => companyId)).toEqual([1001, undefined]);
    expect(store.employers).toEqual([{ id: 1001, name: 'Zentrix Labs' }]);
    expect(store.lacksCompany).toBe(true);
    await store.typeCompany('');
    expect(store.lacksCompany).toBe(false);
  });

  it('a failed check shows a message and can be retried', async () => {
    let away = true;
    const { store, opened } = open(`${FILLED}&fixed=1200000`, async () => {
      if (away) throw new Failure('unavailable', 'checkFairPay', 503);
      return ANONYMOUS;
    });
    await opened;
    expect(store.checked.state).toBe('FAILURE');
    away = false;
    await store.check();
    expect(store.checked.state).toBe('SUCCESS');
  });
});
