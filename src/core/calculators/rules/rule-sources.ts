import type { sourceText } from '../source-text';
import type { FinancialYear } from './rule-pack';
import { type Sourced, sourced } from './sourced-rule';

export type SourceTopic = keyof typeof sourceText.topics;
type UsualTopic = Exclude<SourceTopic, 'professionalTax' | 'welfareFund'>;

/** Sources of the rules. Separate from the rules, so that it loads only when a user asks for it. */
const USUAL_SOURCES: Readonly<Record<UsualTopic, Sourced>> = {
  newRegime: sourced(
    'summary',
    'Income-tax Act 2025 s.202(1) slabs, s.19 standard deduction (eztax.in)',
    '2025-04-01',
  ),
  newRebate: sourced(
    'summary',
    'Income-tax Act 2025 s.156(2), residents only (eztax.in, bagrodia)',
    '2025-04-01',
  ),
  newSurcharge: sourced(
    'summary',
    'Finance Act schedule; capped at 25% in the new regime (cleartax.in, studycafe.in)',
    '2023-04-01',
  ),
  oldRegime: sourced(
    'summary',
    'Finance Act schedule: slabs by age; Income-tax Act 2025 s.19 standard deduction',
    '2019-04-01',
  ),
  oldRebate: sourced('summary', 'Income-tax Act 2025 s.156(1), residents only', '2019-04-01'),
  oldSurcharge: sourced(
    'reported',
    'Finance Act schedule; 37% above ₹5 crore is from news reports only',
    '2019-04-01',
  ),
  cess: sourced(
    'summary',
    'Finance Act, 4% on tax and surcharge; no marginal relief on cess (taxtmi.com)',
    '2018-04-01',
  ),
  pf: sourced(
    'summary',
    'EPF ceiling stays at ₹15,000: notified on 29 May 2026 under s.2(89) of the Social Security Code (ksandk.com)',
    '2014-09-01',
  ),
  esi: sourced(
    'statute',
    'Code on Social Security s.2(88), in force since 21 November 2025; ESIC circulars of 10 and 11 December 2025. No share of your own up to ₹176 a day (rule 52, 2019; complianceuncovered.com)',
    '2025-11-21',
  ),
  gratuity: sourced(
    'summary',
    '15/26/12 of basic (4.81%); limit ₹20 lakh “at present” (ET, 2026); central government ₹25 lakh since 1 January 2024',
  ),
  gratuityService: sourced(
    'summary',
    'Five years of service, one year for fixed terms under s.53 of the Social Security Code, in force since 21 November 2025 (angelone.in, ndtvprofit.com). 4 years and 240 days: some High Courts, not the law’s text',
    '2025-11-21',
  ),
  gratuityTax: sourced(
    'inference',
    'Section 10(10), now s.19 of the 2025 Act: the lowest of the amount, 15/26 of basic and DA, and ₹20 lakh in a lifetime (aubsp.com). That the exemption stays on basic and DA under the Codes is our reading of ET, 2026',
  ),
  hra: sourced(
    'reported',
    'Income-tax Rules 2026, rule 279: eight cities, from news reports; we haven’t seen the gazette',
    '2026-04-01',
  ),
  codeWages: sourced(
    'statute',
    'Ministry of Labour FAQ on the Labour Codes; in force since 21 November 2025; not all states have rules yet',
    '2025-11-21',
  ),
  employerNps: sourced(
    'summary',
    'Section 80CCD(2): 14% of basic in the new regime, 10% in the old (outlookmoney.com, taxguru.in)',
    '2024-04-01',
  ),
  deductionLimits: sourced(
    'summary',
    '80C ₹1.5 lakh with PF, 80D ₹25,000 (₹50,000 from age 60), 80CCD(1B) ₹50,000, home-loan interest ₹2 lakh; unchanged in Budget 2026',
  ),
  allowances: sourced(
    'reported',
    'Income-tax Rules 2026: ₹200 a meal during working hours (rule 15, economictimes.com). Canteen meals are free in both regimes (financialexpress.com); meal cards were taxed in the new regime until March 2026 (Notification 43/2023), and we keep that until the gazette is confirmed; ₹3,000 a month per child for education and ₹9,000 for a hostel, in the old regime only (livemint.com, businesstoday.in)',
    '2026-04-01',
  ),
  perquisites: sourced(
    'reported',
    'Income-tax Rules 2026, rules 15 and 280, in both regimes: gifts up to ₹15,000 a year; a company car counts ₹5,000 a month, or ₹7,000 above 1.6 litres, and ₹3,000 with a driver; ₹15,000 or ₹8,000 a month for transport of employees with a disability ; loans above ₹2 lakh count with the interest you save against the SBI rate (financialexpress.com, taxscan.in, a2ztaxcorp.net)',
    '2026-04-01',
  ),
  taxDeduction: sourced(
    'summary',
    'Section 392 of the 2025 Act (earlier 192): each employer deducts the tax of the estimated year at its average rate; slabs, rebate and standard deduction count once a year for all employers together; earlier pay is declared in Form 122, earlier 12B (bharattax.co)',
    '2026-04-01',
  ),
  repayments: sourced(
    'summary',
    'What a new employer pays back is salary. No section deducts notice pay or a repaid bonus (moneycontrol.com), but some tribunals allowed it for notice pay (ITAT Ahmedabad, Nandinho Rebello; arthaengine.com)',
  ),
  leaveEncashment: sourced(
    'summary',
    'Section 10(10AA), now Schedule of the 2025 Act: lowest of the amount, ten months’ basic and DA, unused leave up to 30 days for each year, and ₹25 lakh once in a lifetime; taxable while in service',
    '2023-04-01',
  ),
  shareSale: sourced(
    'summary',
    'Sections 111A, 112 and 112A since 23 July 2024: shares listed in India 20% up to 12 months, then 12.5% above ₹1.25 lakh; foreign or unlisted shares at slab rates up to 24 months, then 12.5% (gainsutra.com, zrotax.com)',
    '2024-07-23',
  ),
  arrears: sourced(
    'summary',
    'Section 89 and rule 21A: extra tax in the year of payment minus the extra tax in the year the arrears belong to; file Form 10E first (caclubindia.com)',
  ),
};

/** Sources of the rules by year. Those of the states are separate. */
export const RULE_SOURCES: Readonly<Record<FinancialYear, Readonly<Record<UsualTopic, Sourced>>>> = {
  '2026-27': USUAL_SOURCES,
  '2025-26': {
    ...USUAL_SOURCES,
    allowances: sourced(
      'summary',
      'Income-tax Rules 1962, rules 2BB and 3: ₹50 a meal (meal cards not in the new regime, Notification 43/2023), ₹100 a month per child for education and ₹300 for a hostel; old regime only (mondaq.com, studycafe.in)',
    ),
    perquisites: sourced(
      'summary',
      'Income-tax Rules 1962, rules 2BB and 3, in both regimes: gifts up to ₹5,000 a year; a company car counts ₹1,800 a month, or ₹2,400 above 1.6 litres, and ₹900 with a driver; ₹3,200 a month for transport of employees with a disability (moneycontrol.com, financialexpress.com)',
    ),
    hra: sourced('statute', 'Income-tax Rules 1962, rule 2A'),
    esi: sourced(
      'summary',
      'Gross pay up to ₹21,000 a month until 20 November 2025 (ctctosalary.in, greytHR). We use it for the whole year, although wages decide since 21 November 2025',
      '2025-11-21',
    ),
  },
};
