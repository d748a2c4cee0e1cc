import { observer } from 'mobx-react-lite';
import { ownBenefitsText as text } from '../../core/contributions/own-benefits-text';
import { OwnBenefitsStore } from '../../stores/contributions/own-benefits-store';
import type { ScreenHandle } from '../shared/screen-module';
import { BenefitsBoard } from './benefits-board';
import { BenefitsFields, BenefitsNote } from './benefits-fields';
import { BenefitsThanks } from './benefits-thanks';
import { ContributionForm } from './contribution-form';
import { DeleteContribution } from './delete-contribution';
import { loaderOf, useRestoredDraft } from './form-loader';

export const handle: ScreenHandle = {
  head: () => ({ title: text.title, description: text.description, hidden: true }),
};

export const loader = loaderOf(OwnBenefitsStore);

export const Component = observer(function ContributeBenefitsScreen() {
  const form = useRestoredDraft(OwnBenefitsStore);
  const { thanked } = form;
  if (thanked) return <BenefitsThanks saved={thanked} />;
  return (
    <ContributionForm
      form={form}
      text={text}
      steps={[
        { title: text.what, fields: <BenefitsFields /> },
        { title: text.noteTitle, fields: <BenefitsNote /> },
      ]}
      board={<BenefitsBoard />}
      undo={<DeleteContribution form={form} kind="BENEFITS" text={text.removeText} />}
    />
  );
});
