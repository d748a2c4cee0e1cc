import type { Call } from '../shared/call';
import type { Career, CareerSuggestions, CareerType, VerificationSource, Verified } from './career-status';

/** The career's organisation; optional between jobs. */
export interface CareerInput {
  readonly type: CareerType;
  readonly organisation: {
    readonly companyName?: string | undefined;
    readonly collegeName?: string | undefined;
  };
  readonly editing?: boolean | undefined;
}

export interface LastWork {
  readonly id: number;
  readonly departmentId: number;
  readonly industryId: number;
  readonly jobProfile: string;
  readonly tagId: number;
  readonly roleId: number | undefined;
}

/** Workers submit the work fields, students the study fields. */
export interface CareerDetails {
  readonly id: number;
  readonly courseId: number | undefined;
  readonly courseName?: string | undefined;
  readonly specializationId?: number | undefined;
  readonly specialization?: string | undefined;
  readonly departmentId?: number | undefined;
  readonly industryId?: number | undefined;
  readonly jobProfile?: string | undefined;
  readonly tagId?: number | undefined;
  readonly roleId: number | undefined;
  readonly jobLocation?: string | undefined;
}

export interface DetailsAnswer {
  readonly verified: Verified | undefined;
  readonly source: VerificationSource | undefined;
  readonly nextStep: 'Verification' | 'OnboardingCompleted';
}

export abstract class CareerStatusPort {
  abstract readCareerStatus(input?: undefined, call?: Call): Promise<Career>;
  abstract createCareerStatus(submission: CareerInput, call?: Call): Promise<Career>;
  abstract completeCareerStatus(details: CareerDetails, call?: Call): Promise<DetailsAnswer>;
  abstract completeUnemployedStatus(details: LastWork, call?: Call): Promise<DetailsAnswer>;
  abstract recheckCareerStatus(input: CareerInput & { readonly id: number }, call?: Call): Promise<Career>;
  abstract suggestCareer(
    input: { readonly id?: number | undefined; readonly type?: CareerType | undefined },
    call?: Call,
  ): Promise<CareerSuggestions>;
}
