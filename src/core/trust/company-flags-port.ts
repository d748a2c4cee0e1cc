import type { Call } from '../shared/call';
import type { CompanyId } from '../shared/ids';
import type { CompanyFlags } from './flags';

export abstract class CompanyFlagsPort {
  abstract readCompanyFlags(company: { readonly id: CompanyId }, call?: Call): Promise<CompanyFlags>;
}
