import type { Call } from '../shared/call';
import type { BenefitReportId } from '../shared/ids';
import type { BenefitsInput, OwnBenefits } from './own-benefits';

export abstract class OwnBenefitsPort {
  abstract addBenefits(benefits: BenefitsInput, call?: Call): Promise<OwnBenefits>;
  abstract readOwnBenefits(input: { readonly id: BenefitReportId }, call?: Call): Promise<OwnBenefits>;
  abstract changeBenefits(
    input: { readonly id: BenefitReportId } & BenefitsInput,
    call?: Call,
  ): Promise<OwnBenefits>;
  abstract removeBenefits(input: { readonly id: BenefitReportId }, call?: Call): Promise<void>;
}
