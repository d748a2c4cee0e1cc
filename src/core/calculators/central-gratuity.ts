import { formulaText } from './formula-text';
import type { Gratuity, Service } from './gratuity';
import { fractionRupee, type Paise } from './money';
import type { RulePack } from './rules/rule-pack';
import { type Step, shown } from './step';

const MIN_YEARS = 5;
/** 33 years: more service adds nothing. */
const MAX_HALF_YEARS = 66;

/** Retirement gratuity of the central government: a quarter of a month's basic and DA for each half-year, untaxed. */
export function centralGratuity(
  { gratuity: { centralGovernmentCap: cap } }: RulePack,
  { basicDa, service }: { readonly basicDa: Paise; readonly service: Service },
): Gratuity {
  const halfYears = Math.min(MAX_HALF_YEARS, completedHalfYears(service));
  const input = { contested: false, yearsCounted: halfYears / 2, taxable: 0 };
  if (service.years < MIN_YEARS) return { ...input, eligible: false, payable: 0, exempt: 0, steps: [] };
  const full = fractionRupee(basicDa, halfYears, 4);
  const payable = Math.min(full, cap);
  return {
    ...{ ...input, eligible: true, payable, exempt: payable },
    get steps() {
      return stepsOf(basicDa, halfYears, { full, payable, cap });
    },
  };
}

interface Amounts {
  readonly full: Paise;
  readonly payable: Paise;
  readonly cap: Paise;
}

const stepsOf = (basicDa: Paise, halfYears: number, { full, payable, cap }: Amounts): readonly Step[] => [
  { label: 'gratuityFormula', formula: `${shown(basicDa)} × 1/4 × ${halfYears}`, amount: full },
  { label: 'gratuityCap', formula: formulaText.lower(shown(full), shown(cap)), amount: payable },
  { label: 'gratuityExempt', formula: shown(payable), amount: payable },
];

/** Three months or more count as a completed half-year. */
const completedHalfYears = ({ years, months }: Service): number =>
  years * 2 + (months >= 9 ? 2 : months >= 3 ? 1 : 0);
