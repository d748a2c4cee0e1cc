import { type BasisPoints, type Paise, rupees } from '../money';
import type { State } from './states';

/** The contribution of an employee to the labour welfare fund of a state. */
export interface WelfareFundRule {
  /** The amount in each of these months; the maximum if there is a rate. */
  readonly amount: Paise;
  /** April = 0. */
  readonly months: readonly number[];
  /** A share of the monthly gross. */
  readonly rate?: BasisPoints;
  /** Nothing is due above this monthly gross. */
  readonly upTo?: Paise;
}

const JUNE = 2;
const DECEMBER = 8;
const ALL_MONTHS = Array.from({ length: 12 }, (_, month) => month);

const yearly = (amount: number): WelfareFundRule => ({ amount: rupees(amount), months: [DECEMBER] });
const halfYearly = (amount: number): WelfareFundRule => ({
  amount: rupees(amount),
  months: [JUNE, DECEMBER],
});
const monthly = (amount: number): WelfareFundRule => ({ amount: rupees(amount), months: ALL_MONTHS });

/** States without a rule here have no fund. */
export const WELFARE_FUND: Partial<Record<State, WelfareFundRule>> = {
  AP: yearly(30),
  KA: yearly(50),
  TN: yearly(20),
  TS: yearly(2),
  CG: halfYearly(15),
  DL: halfYearly(0.75),
  GA: halfYearly(60),
  GJ: halfYearly(6),
  MH: halfYearly(25),
  MP: halfYearly(10),
  OD: halfYearly(20),
  WB: halfYearly(3),
  CH: { ...monthly(5), upTo: rupees(15_000) },
  HR: { ...monthly(34), rate: 20 },
  KL: monthly(50),
  PB: monthly(5),
};
