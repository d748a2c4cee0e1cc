import type { Breakup } from './breakup';
import type { CompanyCar } from './company-car';
import { formulaText } from './formula-text';
import { type BasisPoints, type Paise, part, partRupee, roundRupee } from './money';
import { monthlyExemption } from './rent-exemption';
import { ALLOWANCE_LIMITS, DEDUCTION_LIMITS, EMPLOYER_NPS } from './rules/deduction-limits';
import type { AgeBand, FinancialYear, Regime } from './rules/rule-pack';
import { type Step, type StepLabel, shown } from './step';

/** Fields that few people need: the collapsed part of the take-home form. Amounts are yearly unless stated otherwise. */
export interface PayDetails extends CompanyCar {
  readonly savings: Paise;
  readonly health: Paise;
  readonly parentsHealth: Paise;
  readonly ownNps: Paise;
  readonly homeLoan: Paise;
  readonly monthlyRent: Paise;
  readonly halfCity: boolean;
  /** The tax-free HRA of a year from the HRA calculator; counts instead of the rent. */
  readonly hraExempt: Paise;
  readonly otherIncome: Paise;
  readonly meals: Paise;
  /** The employer doesn’t tax meals in the new regime either. */
  readonly mealsInBoth: boolean;
  readonly childrenAllowance: Paise;
  readonly hostelAllowance: Paise;
  readonly gifts: Paise;
  readonly disabilityTransport: Paise;
  /** The taxable value of other perquisites; no cash. */
  readonly perquisites: Paise;
  /** Lease and running costs of a company car, where the CTC includes them. */
  readonly carCost: Paise;
  readonly welfareFund: boolean;
  /** The part of the variable pay that is paid. */
  readonly variablePaid: BasisPoints;
  readonly variablePayout: 'yearly' | 'quarterly';
}

export const NO_DETAILS: PayDetails = {
  savings: 0,
  health: 0,
  parentsHealth: 0,
  ownNps: 0,
  homeLoan: 0,
  monthlyRent: 0,
  halfCity: false,
  hraExempt: 0,
  otherIncome: 0,
  meals: 0,
  mealsInBoth: false,
  childrenAllowance: 0,
  hostelAllowance: 0,
  gifts: 0,
  disabilityTransport: 0,
  perquisites: 0,
  car: 'none',
  driver: false,
  carCost: 0,
  welfareFund: false,
  variablePaid: 10_000,
  variablePayout: 'yearly',
};

/** A deduction from taxable income: the claimed amount up to a limit. */
export interface Deduction {
  readonly label: StepLabel;
  readonly claimed: Paise;
  readonly limit: Paise;
}

interface Claims {
  readonly details: PayDetails;
  readonly breakup: Breakup;
  readonly year: FinancialYear;
  readonly age: AgeBand | undefined;
  /** Employee PF and voluntary PF, which share the limit of 80C. */
  readonly providentFund: Paise;
}

export const deductionsIn = (regime: Regime, claims: Claims): readonly Deduction[] =>
  [...inBothRegimes(regime, claims), ...(regime === 'old' ? inOldRegime(claims) : [])].filter(
    ({ claimed }) => claimed > 0,
  );

function inBothRegimes(regime: Regime, { details, breakup, year }: Claims): readonly Deduction[] {
  const { meals, gifts, disabilityTransport } = ALLOWANCE_LIMITS[year];
  const { carCost } = details;
  return [
    {
      label: 'npsDeduction',
      claimed: breakup.employerNps,
      limit: partRupee(breakup.basic, EMPLOYER_NPS.rate[regime]),
    },
    {
      label: 'meals',
      claimed: regime === 'old' || details.mealsInBoth ? details.meals : 0,
      limit: meals,
    },
    { label: 'gifts', claimed: details.gifts, limit: gifts },
    {
      label: 'disabilityTransport',
      claimed: details.disabilityTransport,
      limit: details.halfCity ? disabilityTransport.metro : disabilityTransport.elsewhere,
    },
    { label: 'carCost', claimed: carCost, limit: carCost },
  ];
}

function inOldRegime(claims: Claims): readonly Deduction[] {
  const { details, breakup } = claims;
  const { health, savings, parentsHealth, ownNps, homeLoan } = DEDUCTION_LIMITS;
  const { education, hostel } = ALLOWANCE_LIMITS[claims.year];
  const rent = details.hraExempt || rentExemption(details, breakup);
  return [
    { label: 'savings80c', claimed: claims.providentFund + details.savings, limit: savings },
    {
      label: 'health80d',
      claimed: details.health,
      limit: claims.age === undefined || claims.age === 'under60' ? health.under60 : health.senior,
    },
    { label: 'parentsHealth80d', claimed: details.parentsHealth, limit: parentsHealth },
    { label: 'ownNps', claimed: details.ownNps, limit: ownNps },
    { label: 'homeLoan', claimed: details.homeLoan, limit: homeLoan },
    { label: 'hraFromRent', claimed: rent, limit: rent },
    { label: 'childrenAllowance', claimed: details.childrenAllowance, limit: education },
    { label: 'hostelAllowance', claimed: details.hostelAllowance, limit: hostel },
  ];
}

export const deducted = ({ claimed, limit }: Deduction): Paise => Math.min(claimed, limit);

export const deductionStep = (deduction: Deduction): Step => ({
  label: deduction.label,
  formula: formulaText.lower(shown(deduction.claimed), shown(deduction.limit)),
  amount: -deducted(deduction),
});

/** As on the page of the HRA calculator, with twelve equal months. */
function rentExemption({ monthlyRent, halfCity }: PayDetails, { basic, hra }: Breakup): Paise {
  if (monthlyRent === 0) return 0;
  const month = { basicDa: Math.round(basic / 12), hra: Math.round(hra / 12), rent: monthlyRent, halfCity };
  return roundRupee(monthlyExemption(month) * 12);
}

export const paidVariable = (variable: Paise, { variablePaid }: PayDetails): Paise =>
  roundRupee(part(variable, variablePaid));
