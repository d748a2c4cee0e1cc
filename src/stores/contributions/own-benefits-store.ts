import {
  BENEFITS_STEPS,
  type BenefitsTexts,
  benefitsTexts,
  EMPTY_BENEFITS,
  readBenefits,
} from '../../core/contributions/benefits-form';
import type { BenefitsInput, BenefitsProblem, OwnBenefits } from '../../core/contributions/own-benefits';
import { ownBenefitsText as text } from '../../core/contributions/own-benefits-text';
import type { SubmitContribution } from '../../core/contributions/submit-contribution';
import type { ContributionFeedback } from './contribution-feedback';
import { ContributionForm } from './contribution-form';
import { employersOnly, type Lists } from './form-lists';

export class OwnBenefitsStore {
  readonly form: ContributionForm<BenefitsTexts, BenefitsInput, OwnBenefits, BenefitsProblem>;

  constructor(
    submission: SubmitContribution<BenefitsInput, OwnBenefits, BenefitsTexts>,
    lists: Omit<Lists, 'listPayChoices'>,
    feedback: ContributionFeedback,
  ) {
    this.form = new ContributionForm(
      {
        empty: EMPTY_BENEFITS,
        textsOf: ({ benefits }) => benefitsTexts(benefits),
        read: readBenefits,
        steps: BENEFITS_STEPS,
        prefilled: ['companyName'],
        refusals: ['refused', 'required', 'unknown', 'long', 'contact', 'abuse'],
        context: 'benefits',
        thanksText: ({ benefits }) => text.thanksText(benefits.companyName),
        removed: text.removed,
      },
      submission,
      employersOnly(lists),
      feedback,
    );
  }
}
