import type { Call } from '../shared/call';
import type { College, CollegePage } from './college';

export interface CollegeQuery {
  readonly text?: string | undefined;
  readonly page?: number | undefined;
}

export abstract class CollegesPort {
  abstract listColleges(query: CollegeQuery, call?: Call): Promise<CollegePage>;
  abstract readCollege(input: { readonly urlName: string }, call?: Call): Promise<College>;
}
