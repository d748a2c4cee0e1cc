import { CARS } from './company-car';
import type { FormSpec, Values } from './form';
import { rupees } from './money';
import type { PayDetails } from './pay-details';

const yearly = { kind: 'amount', min: 0, max: rupees(50_000_000), initial: 0 } as const;

/** The collapsed part of the take-home form. */
export const PAY_DETAILS_FIELDS = {
  nps: { kind: 'number', min: 0, max: 1400, initial: 0, unit: 100 },
  savings: yearly,
  health: yearly,
  parentsHealth: yearly,
  ownNps: yearly,
  homeLoan: yearly,
  rent: { ...yearly, max: rupees(10_000_000) },
  hraExempt: yearly,
  otherIncome: yearly,
  meals: yearly,
  mealsInBoth: { kind: 'switch', initial: false },
  children: yearly,
  hostel: yearly,
  gifts: yearly,
  transport: yearly,
  perquisites: yearly,
  car: { kind: 'choice', options: CARS, initial: 'none' },
  driver: { kind: 'switch', initial: false },
  carCost: yearly,
  bonusPaid: { kind: 'number', min: 0, max: 20_000, initial: 10_000, unit: 100 },
  payout: { kind: 'choice', options: ['yearly', 'quarterly'], initial: 'yearly' },
  welfareFund: { kind: 'switch', initial: false },
} as const satisfies FormSpec;

export const payDetailsOf = (values: Values<typeof PAY_DETAILS_FIELDS>, halfCity: boolean): PayDetails => ({
  ...values,
  monthlyRent: values.rent,
  halfCity,
  childrenAllowance: values.children,
  hostelAllowance: values.hostel,
  disabilityTransport: values.transport,
  carCost: values.car === 'none' ? 0 : values.carCost,
  variablePaid: values.bonusPaid,
  variablePayout: values.payout,
});
