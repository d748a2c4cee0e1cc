import type { Call } from '../shared/call';
import type { BenefitsInput, OwnBenefits } from './own-benefits';

export abstract class OwnBenefitsPort {
  abstract addBenefits(benefits: BenefitsInput, call?: Call): Promise<OwnBenefits>;
  abstract readOwnBenefits(input: { readonly id: string }, call?: Call): Promise<OwnBenefits>;
  abstract changeBenefits(input: { readonly id: string } & BenefitsInput, call?: Call): Promise<OwnBenefits>;
  abstract removeBenefits(input: { readonly id: string }, call?: Call): Promise<void>;
}
