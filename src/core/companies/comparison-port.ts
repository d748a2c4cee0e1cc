import type { Call } from '../shared/call';
import type { ComparedCompany } from './compared';

export abstract class ComparisonPort {
  /** Names in addresses, two to four, with commas between. */
  abstract compareCompanies(
    of: { readonly companies: string },
    call?: Call,
  ): Promise<readonly ComparedCompany[]>;
}
