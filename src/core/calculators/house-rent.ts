import { formulaText } from './formula-text';
import { type Paise, part, roundRupee } from './money';
import type { Regime, RulePack } from './rules/rule-pack';
import { type Step, shown } from './step';

/** Several months with the same pay and rent. Amounts are monthly. */
export interface RentPeriod {
  readonly months: number;
  readonly basicDa: Paise;
  readonly hra: Paise;
  readonly rent: Paise;
  readonly halfCity: boolean;
}

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
    regime === 'old' ? periods.reduce((sum, period) => sum + monthly(period) * period.months, 0) : 0;
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
  formula: periods.map((period) => `${shown(monthly(period))} × ${period.months}`).join(' + '),
  amount: exempt,
});

const notExemptStep: Step = { label: 'hraExempt', formula: '—', amount: 0 };

const limits = ({ basicDa, hra, rent, halfCity }: RentPeriod) => ({
  hra,
  rentLessTenth: rent - part(basicDa, 1000),
  salaryShare: part(basicDa, halfCity ? 5000 : 4000),
});

function monthly(period: RentPeriod): Paise {
  const { hra, rentLessTenth, salaryShare } = limits(period);
  return period.rent > 0 ? Math.max(0, Math.min(hra, rentLessTenth, salaryShare)) : 0;
}

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

/** Whether this city counts with half of the salary in this year. */
export const countsHalf = ({ hra }: RulePack, city: string): boolean =>
  hra.halfCities.some((item) => item.toLowerCase() === city.trim().toLowerCase());
