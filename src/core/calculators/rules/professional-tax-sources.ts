import { type Sourced, sourced } from './sourced-rule';
import { forUntaxed, type State } from './states';

const NONE = sourced('summary', 'praansconsultech.com list of states without professional tax');

/** Sources of the professional tax of each state. */
export const PROFESSIONAL_TAX_SOURCES: Readonly<Record<State, Sourced>> = {
  MH: sourced('statute', 'mptinformation.in schedule, from 1 April 2023', '2023-04-01'),
  KA: sourced('statute', 'Karnataka Act 33 of 2025', '2025-04-01'),
  WB: sourced('forum', 'citehr.com, caclubindia.com (three sources agree)'),
  TS: sourced('statute', 'tgct.gov.in'),
  AP: sourced('summary', 'taxguru.in 2024-25'),
  TN: sourced(
    'summary',
    'Greater Chennai Corporation circular via ascent-hr; used for all local bodies',
    '2024-10-01',
  ),
  GJ: sourced('statute', 'notification GHN-35, from 1 April 2022', '2022-04-01'),
  MP: sourced('summary', 'greytHR, sgcservices.com, from 1 April 2018', '2018-04-01'),
  KL: sourced('summary', 'GO 1149/2024/LSGD via ascent-hr', '2024-10-01'),
  OD: sourced('summary', 'taxmall.in, simpliance.in'),
  AS: sourced('summary', 'legalitysimplified.com, jurishour.in, April 2025', '2025-04-01'),
  BR: sourced('statute', 'Bihar Act 2011, schedule'),
  JH: sourced('summary', 'praansconsultech.com, ihrcgroup.com'),
  PB: sourced('inference', 'simpliance.in, taxguru.in 2025; new-regime threshold is our inference'),
  MN: sourced('summary', 'karvitt.com; praansconsultech.com (four slabs, up to ₹2,500)'),
  ML: sourced('summary', 'karvitt.com (monthly amounts for yearly slabs); praansconsultech.com (12 slabs)'),
  MZ: sourced('summary', 'praansconsultech.com; greytHR omits the ₹15,001–20,000 slab'),
  NL: sourced('summary', 'karvitt.com; older lists show no professional tax here'),
  SK: sourced('summary', 'greytHR'),
  TR: sourced('summary', 'praansconsultech.com, rates of 25 July 2018', '2018-07-25'),
  PY: sourced('summary', 'karvitt.com (monthly amounts for half-yearly slabs)'),
  other: sourced('inference', 'no state chosen, so we deduct no professional tax; it is up to ₹2,500 a year'),
  ...forUntaxed(NONE),
};
