import type { UsageEvent } from './analytics-port';

/** The catalogue thing a page is about; never a person, a post or anything somebody wrote. */
export type UsageAbout = Pick<
  UsageEvent,
  'communityType' | 'topicId' | 'departmentId' | 'designationId' | 'companyId'
>;

/** A page and what it is about: kept while one is there, told with what is counted there. */
export type UsagePlace = UsageAbout & Pick<UsageEvent, 'pageName'>;

/** What is counted unless something else is said. */
export const USUAL_IMPRESSIONS = 'top_company_impressions';
