import type { Call } from '../shared/call';
import type {
  CareerStatusId,
  CourseId,
  DepartmentId,
  IndustryId,
  RoleId,
  SpecializationId,
  TagId,
} from '../shared/ids';
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
  readonly id: CareerStatusId;
  readonly departmentId: DepartmentId;
  readonly industryId: IndustryId;
  readonly jobProfile: string;
  readonly tagId: TagId;
  readonly roleId: RoleId | undefined;
}

/** Workers submit the work fields, students the study fields. */
export interface CareerDetails {
  readonly id: CareerStatusId;
  readonly courseId: CourseId | undefined;
  readonly courseName?: string | undefined;
  readonly specializationId?: SpecializationId | undefined;
  readonly specialization?: string | undefined;
  readonly departmentId?: DepartmentId | undefined;
  readonly industryId?: IndustryId | undefined;
  readonly jobProfile?: string | undefined;
  readonly tagId?: TagId | undefined;
  readonly roleId: RoleId | undefined;
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
  abstract recheckCareerStatus(
    input: CareerInput & { readonly id: CareerStatusId },
    call?: Call,
  ): Promise<Career>;
  abstract suggestCareer(
    input: { readonly id?: CareerStatusId | undefined; readonly type?: CareerType | undefined },
    call?: Call,
  ): Promise<CareerSuggestions>;
}
