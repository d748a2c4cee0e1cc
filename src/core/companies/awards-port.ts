import type { Call } from '../shared/call';
import type { CompanyAwards } from './award';

export abstract class AwardsPort {
  abstract listAwards(input: { readonly urlName: string }, call?: Call): Promise<CompanyAwards>;
}
