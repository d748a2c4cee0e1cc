import {
  type BenefitsTexts,
  benefitsTexts,
  EMPTY_BENEFITS,
  readBenefits,
} from '../../core/contributions/benefits-form';
import type { BenefitsProblem, OwnBenefits, ToldBenefits } from '../../core/contributions/own-benefits';
import { ownBenefitsText as text } from '../../core/contributions/own-benefits-text';
import { ContributionForm, type FormParts, type Lists, NO_CHOICES } from './contribution-form';

type Parts = FormParts<ToldBenefits, OwnBenefits, BenefitsTexts>;

export class OwnBenefitsStore {
  readonly form: ContributionForm<BenefitsTexts, ToldBenefits, OwnBenefits, BenefitsProblem>;

  constructor({
    lists,
    ...parts
  }: Omit<Parts, 'lists'> & { readonly lists: Pick<Lists, 'suggestEmployers'> }) {
    this.form = new ContributionForm(
      {
        empty: EMPTY_BENEFITS,
        textsOf: ({ benefits }) => benefitsTexts(benefits),
        read: readBenefits,
        refusals: ['refused', 'required', 'unknown', 'long', 'contact', 'abuse'],
        context: 'benefits',
        removed: text.removed,
      },
      {
        ...parts,
        lists: {
          listPayChoices: async () => NO_CHOICES,
          suggestEmployers: (typed, call) => lists.suggestEmployers(typed, call),
        },
      },
    );
  }
}
