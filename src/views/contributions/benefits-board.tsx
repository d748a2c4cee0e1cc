import { observer } from 'mobx-react-lite';
import { ticked } from '../../core/contributions/benefits-form';
import { ownBenefitsWords as words } from '../../core/contributions/own-benefits-words';
import { OwnBenefitsStore } from '../../stores/contributions/own-benefits-store';
import { useStore } from '../use-store';
import css from './contribute.module.css';
import { Promises } from './promises';

export const BenefitsBoard = observer(function BenefitsBoard() {
  const { texts } = useStore(OwnBenefitsStore).form;
  return (
    <>
      <section className={css.score} aria-label={words.board}>
        <p>{words.board}</p>
        <output>{words.count(ticked(texts).length)}</output>
        <p>{words.boardNote}</p>
      </section>
      <Promises lines={words.promises} />
    </>
  );
});
