import { rupees } from '../money';
import { NEW_REGIME, OLD_REGIME } from './income-tax-regimes';
import { CHECKED, type RulePack } from './rule-pack';

export const FY_2026_27: RulePack = {
  year: '2026-27',
  from: '2026-04-01',
  regimes: { new: NEW_REGIME, old: OLD_REGIME },
  cess: {
    rate: 400,
    source: 'Finance Act, 4% on tax and surcharge; no marginal relief on cess (taxtmi.com)',
    verified: 'summary',
    checked: CHECKED,
    since: '2018-04-01',
  },
  pf: {
    rate: 1200,
    ceiling: rupees(15_000),
    pensionRate: 833,
    source:
      'EPF ceiling stays at ₹15,000: notified on 29 May 2026 under s.2(89) of the Social Security Code (ksandk.com)',
    verified: 'summary',
    since: '2014-09-01',
    checked: CHECKED,
  },
  esi: {
    base: 'wages',
    ceiling: rupees(21_000),
    employee: 75,
    employer: 325,
    source:
      'Code on Social Security s.2(88), in force since 21 November 2025; ESIC circulars of 10 and 11 December 2025',
    verified: 'statute',
    since: '2025-11-21',
    checked: CHECKED,
  },
  gratuity: {
    accrual: 481,
    cap: rupees(2_000_000),
    centralGovernmentCap: rupees(2_500_000),
    source:
      '15/26/12 of basic (4.81%); limit ₹20 lakh “at present” (ET, 2026); central government ₹25 lakh since 1 January 2024',
    verified: 'summary',
    checked: CHECKED,
  },
  hra: {
    halfCities: ['Delhi', 'Mumbai', 'Kolkata', 'Chennai', 'Bengaluru', 'Hyderabad', 'Pune', 'Ahmedabad'],
    reportedCities: ['Bengaluru', 'Hyderabad', 'Pune', 'Ahmedabad'],
    source: 'Income-tax Rules 2026, rule 279: eight cities, from news reports; we haven’t seen the gazette',
    verified: 'reported',
    since: '2026-04-01',
    checked: CHECKED,
  },
  codeWages: {
    apply: true,
    source:
      'Ministry of Labour FAQ on the Labour Codes; in force since 21 November 2025; not all states have rules yet',
    verified: 'statute',
    since: '2025-11-21',
    checked: CHECKED,
  },
};
