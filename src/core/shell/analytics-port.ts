import type { Call } from '../shared/call';
import type { CommunityKind } from '../shared/community-kind';
import type { CompanyId, DepartmentId } from '../shared/ids';

/** A usage event. It carries no person and no anonymous content. */
export interface UsageEvent {
  readonly eventType: string;
  readonly pageName: string;
  readonly communityType?: CommunityKind | undefined;
  readonly topicId?: number | undefined;
  readonly departmentId?: DepartmentId | undefined;
  readonly designationId?: number | undefined;
  readonly companyId?: CompanyId | undefined;
  readonly entity?: string | undefined;
  readonly count?: number | undefined;
  readonly campaign?: string | undefined;
}

export interface Timing {
  readonly name: string;
  readonly milliseconds: number;
  readonly pageName: string;
}

export interface Vital {
  readonly name: 'INP' | 'CLS' | 'LCP' | 'FCP' | 'TTFB';
  readonly value: number;
  readonly target?: string | undefined;
  readonly pageName: string;
}

/** The audience of a client, by number. It reveals nothing about the user. */
export const TENANTS = { employer: 1, jobSeeker: 9 } as const;

export interface Tracker {
  readonly id: 9205 | 9206 | 9207 | 9208;
  readonly tenant: (typeof TENANTS)[keyof typeof TENANTS];
}

export abstract class AnalyticsPort {
  abstract recordEvent(event: UsageEvent, call?: Call): Promise<void>;
  abstract recordEvents(
    input: { readonly events: readonly UsageEvent[]; readonly tracker?: Tracker | undefined },
    call?: Call,
  ): Promise<void>;
  abstract recordTiming(timing: Timing, call?: Call): Promise<void>;
  abstract recordVital(vital: Vital, call?: Call): Promise<void>;
}
