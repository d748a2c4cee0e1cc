import type { Choice } from '../search/choices-port';
import type { Call } from '../shared/call';
import type { CompanyId, JobProfileId, PlaceId } from '../shared/ids';
import type { Confidence, PercentileBand, Verdict } from './fair-pay';
import type { PeerLevel } from './widen-group';

/** The user's input. Pay is fixed plus variable rupees per year; 15 years means 15 or more. */
export interface PayQuestion {
  readonly jobProfileId: JobProfileId;
  readonly companyId?: CompanyId | undefined;
  readonly placeId: PlaceId;
  readonly experienceYears: number;
  readonly yearlyPay: number;
}

/** The peer group of a comparison; without a place it is all of India. */
export interface PeerGroup {
  readonly level: PeerLevel;
  /** A job profile; a department at the widest level. */
  readonly role: string;
  readonly company: string | undefined;
  /** A city, or the kind of city. */
  readonly place: string | undefined;
  readonly fromYears: number;
  readonly toYears: number;
}

/** The rank of a salary in its peer group. Amounts are rupees per year. */
export interface PayComparison {
  readonly group: PeerGroup;
  readonly band: PercentileBand;
  /** The likely share among all such employees; covers the band. */
  readonly likely: PercentileBand;
  readonly verdict: Verdict;
  readonly p10: number;
  readonly p25: number;
  readonly p50: number;
  readonly p75: number;
  readonly p90: number;
  readonly gap: number;
  /** Lower bound, in steps. */
  readonly contributors: number;
  readonly confidence: Confidence;
}

/** Undefined when there are too few people to compare with. */
export interface FairPayAnswer {
  readonly comparison: PayComparison | undefined;
}

export interface JobChoice extends Choice {
  readonly id: JobProfileId;
  readonly department: string;
}

export interface PayChoices {
  readonly jobProfiles: readonly JobChoice[];
  readonly places: readonly Choice[];
}

/** The interquartile range of a job profile's pay. */
export interface PopularPay {
  readonly jobProfileId: JobProfileId;
  readonly jobProfile: string;
  readonly department: string;
  readonly p25: number;
  readonly p50: number;
  readonly p75: number;
  /** Lower bound, in steps. */
  readonly reports: number;
}

export abstract class FairPayPort {
  abstract checkFairPay(payQuestion: PayQuestion, call?: Call): Promise<FairPayAnswer>;
  abstract listPayChoices(input?: undefined, call?: Call): Promise<PayChoices>;
  abstract suggestEmployers(
    input: { readonly text: string; readonly limit?: number | undefined },
    call?: Call,
  ): Promise<readonly Choice[]>;
  abstract listPopularPay(
    input: { readonly limit?: number | undefined },
    call?: Call,
  ): Promise<readonly PopularPay[]>;
}
