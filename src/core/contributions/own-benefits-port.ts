import type { Call } from '../shared/call';
import type { OwnBenefits, ToldBenefits } from './own-benefits';

export abstract class OwnBenefitsPort {
  abstract addBenefits(benefits: ToldBenefits, call?: Call): Promise<OwnBenefits>;
  abstract readOwnBenefits(input: { readonly id: string }, call?: Call): Promise<OwnBenefits>;
  abstract changeBenefits(input: { readonly id: string } & ToldBenefits, call?: Call): Promise<OwnBenefits>;
  abstract removeBenefits(input: { readonly id: string }, call?: Call): Promise<void>;
}
