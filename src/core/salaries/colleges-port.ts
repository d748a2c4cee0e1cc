import type { Call } from '../shared/call';
import type { College, CollegePage } from './college';

export interface CollegeWish {
  readonly text?: string | undefined;
  readonly page?: number | undefined;
}

export abstract class CollegesPort {
  abstract listColleges(of: CollegeWish, call?: Call): Promise<CollegePage>;
  abstract readCollege(of: { readonly urlName: string }, call?: Call): Promise<College>;
}
