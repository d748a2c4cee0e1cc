import { awardPageWords as words } from '../../core/companies/award-page-words';
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
  /** What is said of its place; after a numeral, among whom it is. */
  readonly place: string;
  /** The list is that of its size, so its place is drawn as a numeral. */
  readonly numbered?: boolean;
  /** The edition, where the row says what it rests on. */
  readonly year?: number | undefined;
}

/** A company that was named, and why. The link lies over the whole row. */
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
        {numbered && <VisuallyHidden>{words.heard(winner.rank)} </VisuallyHidden>}
        {place}
      </p>
      {year !== undefined && (
        <p>
          {winner.industry}, {words.rests(grouped(winner.reviews), year)}
        </p>
      )}
    </div>
    <span className={css.score}>
      {words.atLeast}
      <Rating value={winner.low} />
    </span>
  </li>
);
