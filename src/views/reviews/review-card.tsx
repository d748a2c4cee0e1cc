import { observer } from 'mobx-react-lite';
import { standingOf } from '../../core/reviews/challenge';
import { RATING_CATEGORIES } from '../../core/reviews/rating';
import type { Review } from '../../core/reviews/review';
import { reviewText as text } from '../../core/reviews/text';
import { formatText } from '../../core/shared/format-text';
import { grouped } from '../../core/shared/numbers';
import { longDate, monthAndYear } from '../../core/shared/time';
import { pathTo } from '../../core/shell/screens';
import { reviewContent } from '../../core/trust/shown-content';
import { ShareStore } from '../../stores/feed/share-store';
import { ReviewsHelpfulStore } from '../../stores/reviews/helpful-store';
import { ToastStore } from '../../stores/shared/toast-store';
import { Anchor } from '../kit/anchor';
import { Avatar } from '../kit/avatar';
import { Card } from '../kit/card';
import { classNames } from '../kit/class-names';
import { CompanyMark } from '../kit/company-mark';
import { Icon } from '../kit/icon';
import { Rating } from '../kit/rating';
import { Stars } from '../kit/stars';
import { ReportButton } from '../moderation/report-button';
import { CheckButton } from '../trust/check-button';
import { useStore } from '../use-store';
import css from './review-card.module.css';

interface ReviewCardProps {
  readonly review: Review;
  /** Names the company, for lists of several companies. */
  readonly withCompany?: boolean;
}

/** Non-breaking spaces keep a date on one line. */
const dayOf = (day: string): string => longDate(new Date(`${day}T06:00:00Z`)).replaceAll(' ', '\u00A0');

const monthOf = (day: string): string => monthAndYear(new Date(`${day}T06:00:00Z`), formatText);

export const ReviewCard = ({ review, withCompany = false }: ReviewCardProps) => (
  <Card as="article" className={css.review} id={`review-${review.id}`} aria-label={review.title}>
    {withCompany && (
      <Anchor className={css.company} href={pathTo('company-overview', { urlName: review.company.urlName })}>
        <CompanyMark url={review.company.logoUrl} name={review.company.name} size="sm" />
        {text.about(review.company.name)}
      </Anchor>
    )}
    <header className={css.head}>
      <Avatar url={review.avatarUrl} />
      <div>
        <b>{review.role ?? text.someone}</b>
        <p>
          {text.byline(
            text.tenure(
              text.employee[standingOf(review)],
              review.workMode && text.workModes[review.workMode],
            ),
            review.experience,
            review.place,
            dayOf(review.writtenOn),
          )}
        </p>
        {review.verified && (
          <details className={css.verified}>
            <summary>
              <Icon name="badge-check" size="small" />
              {standingOf(review) === 'earlier' ? text.verified.earlier : text.verified.mark}
            </summary>
            <p>{text.verified.why(review.company.name)}</p>
          </details>
        )}
      </div>
      <span className={css.score}>
        <Stars value={review.overall} />
        <Rating value={review.overall} />
      </span>
    </header>
    <h3 className={css.title}>{review.title}</h3>
    <div className={css.sides}>
      <div>
        <h4 className={css.likes}>{text.likes}</h4>
        <p>{review.likes}</p>
      </div>
      <div>
        <h4 className={css.dislikes}>{text.dislikes}</h4>
        <p>{review.dislikes}</p>
      </div>
    </div>
    <ul className={css.ratings}>
      {RATING_CATEGORIES.map((category) => (
        <li key={category}>
          {text.short[category]} <b>{review.ratings[category]}</b>
        </li>
      ))}
    </ul>
    {review.reply && (
      <div className={css.reply}>
        <b>
          <Icon name="building-2" size="small" />
          {text.replied(review.company.name)}
        </b>
        {review.reply.text}
      </div>
    )}
    {review.stillEmployed && review.employmentAskedOn && (
      <p className={css.employed}>
        {text.stillEmployed(review.company.name, monthOf(review.employmentAskedOn), review.stillEmployed)}
      </p>
    )}
    <ReviewBar review={review} />
  </Card>
);

const ReviewBar = observer(function ReviewBar({ review }: { review: Review }) {
  const helpful = useStore(ReviewsHelpfulStore);
  const { fail } = useStore(ToastStore);
  const shares = useStore(ShareStore);
  const count = helpful.countOf(review);
  const path = `${pathTo('company-reviews', { urlName: review.company.urlName })}#review-${review.id}`;
  return (
    <footer className={css.bar}>
      <button
        type="button"
        className={css.helpful}
        aria-pressed={count.mine}
        onClick={() => void helpful.press(review).catch(fail)}
      >
        <Icon name="thumbs-up" />
        {text.helpful}
        {count.helpful > 0 && <span>{grouped(count.helpful)}</span>}
      </button>
      {helpful.isOwn(review) && (
        <p className={css.own} role="alert">
          {text.own}
        </p>
      )}
      <button
        type="button"
        className={css.action}
        onClick={() => void shares.share({ title: review.title, path })}
      >
        <Icon name="share-2" />
        {text.share}
      </button>
      <CheckButton
        shown={{ type: 'REVIEW', id: review.id, content: reviewContent(review) }}
        className={css.action}
      />
      <ReportButton
        thing={{ id: review.id, kind: 'REVIEW' }}
        className={classNames(css.action, css.report)}
        label={text.report}
      />
    </footer>
  );
});
