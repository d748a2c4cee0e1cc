import { closedTable } from '../shared/closed-table';

export type BenefitGroup = 'financial' | 'perks' | 'health' | 'time-off' | 'learning';

export const BENEFITS = closedTable({
  PROVIDENT_FUND: { group: 'financial', name: 'Provident fund' },
  GRATUITY: { group: 'financial', name: 'Gratuity' },
  PERFORMANCE_BONUS: { group: 'financial', name: 'Performance bonus' },
  JOINING_BONUS: { group: 'financial', name: 'Joining bonus' },
  STOCK_OPTIONS: { group: 'financial', name: 'Stock options' },
  RELOCATION_HELP: { group: 'financial', name: 'Relocation help' },
  SALARY_ADVANCE: { group: 'financial', name: 'Salary advance' },
  FREE_MEALS: { group: 'perks', name: 'Free meals' },
  CAFETERIA: { group: 'perks', name: 'Cafeteria' },
  TRANSPORT: { group: 'perks', name: 'Transport' },
  WORK_FROM_HOME: { group: 'perks', name: 'Work from home' },
  FLEXIBLE_HOURS: { group: 'perks', name: 'Flexible hours' },
  PHONE_INTERNET: { group: 'perks', name: 'Phone and internet' },
  TEAM_OUTINGS: { group: 'perks', name: 'Team outings' },
  CHILD_CARE: { group: 'perks', name: 'Child care' },
  HEALTH_INSURANCE: { group: 'health', name: 'Health insurance' },
  PARENTS_COVER: { group: 'health', name: 'Cover for parents' },
  LIFE_INSURANCE: { group: 'health', name: 'Life insurance' },
  GYM: { group: 'health', name: 'Gym' },
  MENTAL_HEALTH_SUPPORT: { group: 'health', name: 'Mental health support' },
  PAID_LEAVE: { group: 'time-off', name: 'Paid leave' },
  SICK_LEAVE: { group: 'time-off', name: 'Sick leave' },
  MATERNITY_LEAVE: { group: 'time-off', name: 'Maternity leave' },
  PATERNITY_LEAVE: { group: 'time-off', name: 'Paternity leave' },
  SABBATICAL: { group: 'time-off', name: 'Sabbatical' },
  BEREAVEMENT_LEAVE: { group: 'time-off', name: 'Bereavement leave' },
  TRAINING_BUDGET: { group: 'learning', name: 'Training budget' },
  CERTIFICATION_FEES: { group: 'learning', name: 'Certification fees' },
  TUITION_SUPPORT: { group: 'learning', name: 'Tuition support' },
} as const satisfies Record<string, { readonly group: BenefitGroup; readonly name: string }>);

export type BenefitCode = keyof typeof BENEFITS;
export const BENEFIT_CODES = Object.keys(BENEFITS) as readonly BenefitCode[];

/** Leaves out benefits without a name here: a newer API version may offer more. */
export const namedBenefits = <Reported extends { readonly code: string }>(
  reported: readonly Reported[],
): readonly Reported[] => reported.filter(({ code }) => Object.hasOwn(BENEFITS, code));

export const BENEFIT_GROUPS = ['financial', 'perks', 'health', 'time-off', 'learning'] as const;

export const benefitUrlName = (code: BenefitCode): string => code.toLowerCase().replaceAll('_', '-');
