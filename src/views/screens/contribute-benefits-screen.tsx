import { observer } from 'mobx-react-lite';
import { ownBenefitsWords as words } from '../../core/own-benefits/words';
import { OwnBenefitsStore } from '../../stores/own-benefits-store';
import { BenefitsBoard } from '../contribute/benefits-board';
import { BenefitsFields } from '../contribute/benefits-fields';
import { BenefitsThanks } from '../contribute/benefits-thanks';
import { ContributionForm } from '../contribute/contribution-form';
import { loaderOf, useRecalled } from '../contribute/form-screen';
import { TakeBack } from '../contribute/take-back';
import type { ScreenHandle } from '../shell/screen-module';

export const handle: ScreenHandle = {
  head: () => ({ title: words.title, description: words.description, hidden: true }),
};

export const loader = loaderOf(OwnBenefitsStore);

/** The form, or what was just kept. */
export const Component = observer(function ContributeBenefitsScreen() {
  const form = useRecalled(OwnBenefitsStore);
  const { thanked } = form;
  if (thanked) return <BenefitsThanks kept={thanked} />;
  return (
    <ContributionForm
      form={form}
      words={words}
      board={<BenefitsBoard />}
      undo={<TakeBack form={form} kind="BENEFITS" text={words.removeText} />}
    >
      <BenefitsFields />
    </ContributionForm>
  );
});
