import type { Call } from '../shared/call';
import type { CompanyFlags } from './flags';

export abstract class CompanyFlagsPort {
  abstract readCompanyFlags(company: { readonly id: number }, call?: Call): Promise<CompanyFlags>;
}
