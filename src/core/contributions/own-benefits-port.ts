import type { Call } from '../shared/call';
import type { OwnBenefits, ToldBenefits } from './own-benefits';

export abstract class OwnBenefitsPort {
  abstract addBenefits(benefits: ToldBenefits, call?: Call): Promise<OwnBenefits>;
  abstract readOwnBenefits(of: { readonly id: string }, call?: Call): Promise<OwnBenefits>;
  abstract changeBenefits(of: { readonly id: string } & ToldBenefits, call?: Call): Promise<OwnBenefits>;
  abstract removeBenefits(of: { readonly id: string }, call?: Call): Promise<void>;
}
