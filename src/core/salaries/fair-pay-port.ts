import type { Choice } from '../search/choices-port';
import type { Call } from '../shared/call';
import type { Confidence, PercentileBand, Verdict } from './fair-pay';
import type { PeerLevel } from './widening';

/** What somebody asks. The pay is rupees a year, fixed and variable; 15 years stand for 15 and more. */
export interface PayQuestion {
  readonly jobProfileId: number;
  readonly companyId?: number | undefined;
  readonly placeId: number;
  readonly experienceYears: number;
  readonly yearlyPay: number;
}

/** Whom a pay is compared with; without a place it is all of India. */
export interface PeerGroup {
  readonly level: PeerLevel;
  /** A job profile; at the widest level a department. */
  readonly role: string;
  readonly company: string | undefined;
  /** A city, or the kind of city. */
  readonly place: string | undefined;
  readonly fromYears: number;
  readonly toYears: number;
}

/** Where a pay stands. Amounts are rupees a year. */
export interface PayStanding {
  readonly group: PeerGroup;
  readonly band: PercentileBand;
  readonly verdict: Verdict;
  readonly p10: number;
  readonly p25: number;
  readonly p50: number;
  readonly p75: number;
  readonly p90: number;
  readonly gap: number;
  /** At least so many, in steps. */
  readonly contributors: number;
  readonly confidence: Confidence;
}

/** No standing when there are too few people to compare with. */
export interface FairPayAnswer {
  readonly standing: PayStanding | undefined;
}

export interface JobChoice extends Choice {
  readonly department: string;
}

export interface PayChoices {
  readonly jobProfiles: readonly JobChoice[];
  readonly places: readonly Choice[];
}

/** The middle half of what a job profile pays. */
export interface PopularPay {
  readonly jobProfileId: number;
  readonly jobProfile: string;
  readonly department: string;
  readonly p25: number;
  readonly p50: number;
  readonly p75: number;
  /** At least so many, in steps. */
  readonly reports: number;
}

export abstract class FairPayPort {
  abstract checkFairPay(of: PayQuestion, call?: Call): Promise<FairPayAnswer>;
  abstract listPayChoices(of?: undefined, call?: Call): Promise<PayChoices>;
  abstract suggestEmployers(
    of: { readonly text: string; readonly limit?: number | undefined },
    call?: Call,
  ): Promise<readonly Choice[]>;
  abstract listPopularPay(
    of: { readonly limit?: number | undefined },
    call?: Call,
  ): Promise<readonly PopularPay[]>;
}
