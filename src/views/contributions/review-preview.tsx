import { observer } from 'mobx-react-lite';
import { ownReviewText as text } from '../../core/contributions/own-review-text';
import type { ReviewTexts } from '../../core/contributions/review-form';
import { shownReview } from '../../core/contributions/shown-review';
import { reviewText } from '../../core/reviews/text';
import { Clock } from '../../core/shared/clock';
import { longDate } from '../../core/shared/time';
import { OwnReviewStore } from '../../stores/contributions/own-review-store';
import { Stars } from '../kit/stars';
import { useStore } from '../use-store';
import css from './preview.module.css';

interface ReviewPreviewProps {
  readonly texts: ReviewTexts;
  readonly note?: string;
}

/** A review as others will see it. */
export const ReviewPreview = observer(function ReviewPreview({ texts, note }: ReviewPreviewProps) {
  const clock = useStore(Clock);
  const { choices } = useStore(OwnReviewStore).form;
  const { role, place, experience, title, likes, dislikes } = shownReview(texts, choices);
  const { overall } = texts.stars;
  const tenure = reviewText.tenure(
    reviewText.employee[texts.current ? 'current' : 'former'],
    texts.workMode && reviewText.workModes[texts.workMode],
  );
  return (
    <section className={css.preview} aria-label={text.board}>
      <p className={css.caption}>{text.board}</p>
      <p className={css.rating}>
        <output>{overall === 0 ? text.noRating : text.meanings[overall]}</output>
        <Stars value={overall} />
      </p>
      <p className={css.name}>{role ?? reviewText.someone}</p>
      <p>
        {experience === undefined
          ? tenure
          : reviewText.byline(tenure, experience, place, longDate(new Date(clock.now())))}
      </p>
      {title && <h2>{title}</h2>}
      {likes && (
        <>
          <h3>{reviewText.likes}</h3>
          <p className={css.words}>{likes}</p>
        </>
      )}
      {dislikes && (
        <>
          <h3>{reviewText.dislikes}</h3>
          <p className={css.words}>{dislikes}</p>
        </>
      )}
      {note && <p className={css.note}>{note}</p>}
    </section>
  );
});
