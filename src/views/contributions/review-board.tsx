import { observer } from 'mobx-react-lite';
import { ownReviewWords as words } from '../../core/contributions/own-review-words';
import { OwnReviewStore } from '../../stores/contributions/own-review-store';
import { Stars } from '../kit/stars';
import { useStore } from '../use-store';
import css from './contribute.module.css';
import { Promises } from './promises';

export const ReviewBoard = observer(function ReviewBoard() {
  const { overall } = useStore(OwnReviewStore).form.texts.stars;
  return (
    <>
      <section className={css.score} aria-label={words.board}>
        <p>{words.board}</p>
        <output>{overall === 0 ? words.noRating : words.meanings[overall]}</output>
        <Stars value={overall} />
        <p>{words.boardNote}</p>
      </section>
      <Promises lines={words.promises} />
    </>
  );
});
