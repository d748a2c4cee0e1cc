import { formulaText } from './formula-text';
import { type Paise, roundRupee } from './money';
import { limits, monthlyExemption, type RentPeriod } from './rent-exemption';
import type { Regime } from './rules/rule-pack';
import { type Step, shown } from './step';

export interface HouseRent {
  readonly exempt: Paise;
  readonly taxable: Paise;
  readonly steps: readonly Step[];
}

/**
 * Exempt per month: the least of the HRA, rent minus a tenth of salary, and half (or 40 %) of salary. Old regime
 * only.
 */
export function houseRent(regime: Regime, periods: readonly RentPeriod[]): HouseRent {
  const received = periods.reduce((sum, period) => sum + period.hra * period.months, 0);
  const exact =
    regime === 'old' ? periods.reduce((sum, period) => sum + monthlyExemption(period) * period.months, 0) : 0;
  const exempt = roundRupee(exact);
  return {
    exempt,
    taxable: received - exempt,
    get steps() {
      return regime === 'old' ? [...periods.flatMap(stepsOf), totalStep(periods, exempt)] : [notExemptStep];
    },
  };
}

const totalStep = (periods: readonly RentPeriod[], exempt: Paise): Step => ({
  label: 'hraExempt',
  formula: periods.map((period) => `${shown(monthlyExemption(period))} × ${period.months}`).join(' + '),
  amount: exempt,
});

const notExemptStep: Step = { label: 'hraExempt', formula: '—', amount: 0 };

function stepsOf(period: RentPeriod): Step[] {
  const { hra, rentLessTenth, salaryShare } = limits(period);
  return [
    { label: 'hraReceived', formula: formulaText.perMonth, amount: hra },
    {
      label: 'rentLessTenth',
      formula: `${shown(period.rent)} − 10% × ${shown(period.basicDa)}`,
      amount: rentLessTenth,
    },
    {
      label: 'salaryShare',
      formula: `${period.halfCity ? '50%' : '40%'} × ${shown(period.basicDa)}`,
      amount: salaryShare,
    },
  ];
}
