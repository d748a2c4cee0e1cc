import { observer } from 'mobx-react-lite';
import { ownReviewText as text } from '../../core/contributions/own-review-text';
import { OwnReviewStore } from '../../stores/contributions/own-review-store';
import { Stars } from '../kit/stars';
import { useStore } from '../use-store';
import css from './contribute.module.css';
import { Promises } from './promises';

export const ReviewBoard = observer(function ReviewBoard() {
  const { overall } = useStore(OwnReviewStore).form.texts.stars;
  return (
    <>
      <section className={css.score} aria-label={text.board}>
        <p>{text.board}</p>
        <output>{overall === 0 ? text.noRating : text.meanings[overall]}</output>
        <Stars value={overall} />
        <p>{text.boardNote}</p>
      </section>
      <Promises lines={text.promises} />
    </>
  );
});
