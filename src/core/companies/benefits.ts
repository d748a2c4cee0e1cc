import { closedTable } from '../shared/closed-table';

export type BenefitGroup = 'financial' | 'perks' | 'health' | 'time-off' | 'learning';

/** The group of each benefit. */
export const BENEFITS = closedTable({
  PROVIDENT_FUND: 'financial',
  GRATUITY: 'financial',
  PERFORMANCE_BONUS: 'financial',
  JOINING_BONUS: 'financial',
  STOCK_OPTIONS: 'financial',
  RELOCATION_HELP: 'financial',
  SALARY_ADVANCE: 'financial',
  FREE_MEALS: 'perks',
  CAFETERIA: 'perks',
  TRANSPORT: 'perks',
  WORK_FROM_HOME: 'perks',
  FLEXIBLE_HOURS: 'perks',
  PHONE_INTERNET: 'perks',
  TEAM_OUTINGS: 'perks',
  CHILD_CARE: 'perks',
  HEALTH_INSURANCE: 'health',
  PARENTS_COVER: 'health',
  LIFE_INSURANCE: 'health',
  GYM: 'health',
  MENTAL_HEALTH_SUPPORT: 'health',
  PAID_LEAVE: 'time-off',
  SICK_LEAVE: 'time-off',
  MATERNITY_LEAVE: 'time-off',
  PATERNITY_LEAVE: 'time-off',
  SABBATICAL: 'time-off',
  BEREAVEMENT_LEAVE: 'time-off',
  TRAINING_BUDGET: 'learning',
  CERTIFICATION_FEES: 'learning',
  TUITION_SUPPORT: 'learning',
} as const satisfies Record<string, BenefitGroup>);

export type BenefitCode = keyof typeof BENEFITS;
export const BENEFIT_CODES = Object.keys(BENEFITS) as readonly BenefitCode[];

/** Leaves out benefits without a name here: a newer API version may offer more. */
export const namedBenefits = <Reported extends { readonly code: string }>(
  reported: readonly Reported[],
): readonly Reported[] => reported.filter(({ code }) => Object.hasOwn(BENEFITS, code));

export const BENEFIT_GROUPS = ['financial', 'perks', 'health', 'time-off', 'learning'] as const;

export const benefitUrlName = (code: BenefitCode): string => code.toLowerCase().replaceAll('_', '-');
