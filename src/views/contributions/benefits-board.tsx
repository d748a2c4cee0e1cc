import { observer } from 'mobx-react-lite';
import { ticked } from '../../core/contributions/benefits-form';
import { ownBenefitsText as text } from '../../core/contributions/own-benefits-text';
import { OwnBenefitsStore } from '../../stores/contributions/own-benefits-store';
import { useStore } from '../use-store';
import css from './contribute.module.css';
import { Promises } from './promises';

export const BenefitsBoard = observer(function BenefitsBoard() {
  const { texts } = useStore(OwnBenefitsStore).form;
  return (
    <>
      <section className={css.score} aria-label={text.board}>
        <p>{text.board}</p>
        <output>{text.count(ticked(texts).length)}</output>
        <p>{text.boardNote}</p>
      </section>
      <Promises lines={text.promises} />
    </>
  );
});
