import type { Call } from '../shared/call';
import type { ComparedCompany } from './compared-companies';

export abstract class ComparisonPort {
  /** Two to four company URL names, separated by commas. */
  abstract compareCompanies(
    input: { readonly companies: string },
    call?: Call,
  ): Promise<readonly ComparedCompany[]>;
}
