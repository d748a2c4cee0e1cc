import type { UsageEvent } from './analytics-port';

/** The catalogue entity of a page; never a person, a post or user text. */
export type UsageAbout = Pick<
  UsageEvent,
  'communityType' | 'topicId' | 'departmentId' | 'designationId' | 'companyId'
>;

/** The current page and its entity, sent with each event recorded there. */
export type UsagePlace = UsageAbout & Pick<UsageEvent, 'pageName'>;

export const DEFAULT_IMPRESSIONS = 'top_company_impressions';
