import { type Opinion, shareOf } from '../../core/reviews/opinions';
import { reviewText } from '../../core/reviews/text';
import css from './opinion-shares.module.css';

const text = reviewText.opinions;

/** Shares of “yes” answers among reviewers, and how they are counted. */
export const OpinionShares = ({ opinions }: { readonly opinions: readonly Opinion[] }) =>
  opinions.length > 0 && (
    <div className={css.opinions}>
      <ul>
        {opinions.map(({ question, percent, answers }) => (
          <li key={question}>
            <svg viewBox="0 0 40 40" width="40" height="40" aria-hidden="true">
              <circle cx="20" cy="20" r="16" pathLength="100" className={css.ground} />
              <circle
                cx="20"
                cy="20"
                r="16"
                pathLength="100"
                strokeDasharray={`${percent} 100`}
                transform="rotate(-90 20 20)"
                className={css.ring}
                data-low={percent < 50 || undefined}
              />
            </svg>
            <span>
              <b>{text.share(shareOf(percent))}</b> {text.questions[question]}
              <small>{text.from(answers)}</small>
            </span>
          </li>
        ))}
      </ul>
      <p>{text.note}</p>
    </div>
  );
