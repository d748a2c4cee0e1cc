import { observer } from 'mobx-react-lite';
import { ticked } from '../../core/contributions/benefits-form';
import { ownBenefitsText as text } from '../../core/contributions/own-benefits-text';
import { OwnBenefitsStore } from '../../stores/contributions/own-benefits-store';
import { useStore } from '../use-store';
import { BenefitsPreview } from './benefits-preview';
import { Promises } from './promises';

export const BenefitsBoard = observer(function BenefitsBoard() {
  const { texts } = useStore(OwnBenefitsStore).form;
  return (
    <>
      <BenefitsPreview companyName={texts.companyName} codes={ticked(texts)} />
      <Promises lines={text.promises} />
    </>
  );
});
