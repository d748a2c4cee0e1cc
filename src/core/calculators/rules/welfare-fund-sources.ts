import { type Sourced, sourced } from './sourced-rule';
import type { State } from './states';

const NO_FUND = sourced('summary', 'hrinformative.com and mnc-kl.in: this state has no labour welfare fund');

/** Sources of the labour welfare fund of each state. Managers are exempt in most of them. */
const WELFARE_FUND_SOURCES: Partial<Record<State, Sourced>> = {
  AP: sourced('summary', '₹30 a year, employer ₹70 (hrdconsultinggroup.com, sequenthr.in)'),
  KA: sourced(
    'statute',
    'Karnataka Labour Welfare Fund (Amendment) Act 2024: ₹50 a year, employer ₹100',
    '2025-01-10',
  ),
  TN: sourced(
    'summary',
    'notification of 2 December 2022: ₹20 a year, employer ₹40 (legalitysimplified.com, mondaq.com)',
    '2022-12-02',
  ),
  TS: sourced('summary', '₹2 a year, employer ₹5 (poisepayroll.com, docs.frappe.io)'),
  CG: sourced('summary', '₹15 each half-year, employer ₹45 (hrdconsultinggroup.com, sequenthr.in)'),
  DL: sourced('summary', '₹0.75 each half-year, employer ₹2.25 (sequenthr.in, greytHR)'),
  GA: sourced('summary', '₹60 each half-year, employer ₹180 (docs.frappe.io); greytHR names ₹120 a year'),
  GJ: sourced('summary', '₹6 each half-year, employer ₹12 (praansconsultech.com, cleartax.in)'),
  MH: sourced(
    'statute',
    'Maharashtra Labour Welfare Fund (Amendment) Act 2024: ₹25 each half-year, employer ₹75',
    '2024-03-18',
  ),
  MP: sourced(
    'statute',
    'shramkalyanmandal.mponline.gov.in: ₹10 each half-year, employer ₹30; the employer’s share was raised in 2026',
  ),
  OD: sourced(
    'reported',
    '₹20 each half-year, employer ₹40 (sgcservices.com, docs.frappe.io); greytHR still names ₹10 and ₹20',
  ),
  WB: sourced('statute', 'wblwb.org: ₹3 each half-year; employer ₹30 since 1 January 2024 (sgcms.com)'),
  CH: sourced(
    'summary',
    '₹5 a month for pay up to ₹15,000, employer ₹20 (hrdconsultinggroup.com, mnc-kl.in)',
  ),
  HR: sourced(
    'summary',
    'notification of 7 March 2025: 0.2% of pay, up to ₹34 a month, employer twice that; rises with prices each January, we haven’t seen a limit for 2026',
    '2025-01-01',
  ),
  KL: sourced(
    'summary',
    'shops and offices: ₹50 a month, employer ₹50 (GO(P) 41/22/LBR via sgcservices.com); factories pay less',
    '2022-09-01',
  ),
  PB: sourced('summary', '₹5 a month, employer ₹20 (simpliance.in)'),
  DN: sourced('inference', 'lists disagree about Daman and Diu; we deduct nothing'),
  other: sourced('inference', 'no state chosen, so we deduct nothing'),
};

export const welfareFundSource = (state: State): Sourced => WELFARE_FUND_SOURCES[state] ?? NO_FUND;
