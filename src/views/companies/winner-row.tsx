import { awardPageText as text } from '../../core/companies/award-page-text';
import type { AwardWinner } from '../../core/companies/edition';
import { grouped } from '../../core/shared/numbers';
import { pathTo } from '../../core/shell/screens';
import { Anchor } from '../kit/anchor';
import { CompanyMark } from '../kit/company-mark';
import { Rating } from '../kit/rating';
import { VisuallyHidden } from '../kit/visually-hidden';
import css from './awards.module.css';

interface WinnerRowProps {
  readonly winner: AwardWinner;
  /** Rank text; next to a numeral, only the group. */
  readonly place: string;
  /** Shows the rank as a numeral; only for lists of a single size. */
  readonly numbered?: boolean;
  /** The year of the edition; with it the row shows the number of reviews. */
  readonly year?: number | undefined;
}

/** The link covers the whole row. */
export const WinnerRow = ({ winner, place, numbered, year }: WinnerRowProps) => (
  <li className={css.winner}>
    {numbered && (
      <b className={css.rank} aria-hidden="true">
        {winner.rank}
      </b>
    )}
    <CompanyMark url={winner.logoUrl} name={winner.name} size="lg" />
    <div>
      <Anchor href={pathTo('company-overview', { urlName: winner.urlName })}>{winner.name}</Anchor>
      <p>
        {numbered && <VisuallyHidden>{text.received(winner.rank)} </VisuallyHidden>}
        {place}
      </p>
      {year !== undefined && (
        <p>
          {winner.industry}, {text.rests(grouped(winner.reviews), year)}
        </p>
      )}
    </div>
    <span className={css.score}>
      {text.atLeast}
      <Rating value={winner.low} />
    </span>
  </li>
);
