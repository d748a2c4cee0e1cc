import type { Award } from '../../core/companies/award';
import { sizeSlug } from '../../core/companies/award-lists';
import { awardListPath } from '../../core/companies/award-places';
import { awardText as text } from '../../core/companies/awards-text';
import { grouped } from '../../core/shared/numbers';
import { Anchor } from '../kit/anchor';
import { Card } from '../kit/card';
import css from './top-award.module.css';

/** The only highlighted card of the side rail. */
export const TopAward = ({ award: { year, size, rank, ranked, reviews } }: { readonly award: Award }) => (
  <Card padded board className={css.award}>
    <img src={`/art/rosette/${year}.svg`} alt="" width={124} height={124} loading="lazy" />
    <h2>
      <Anchor href={awardListPath(year, sizeSlug(size))}>{text.topRated(size)}</Anchor>
    </h2>
    <p>{text.inShort(rank, ranked, grouped(reviews), year)}</p>
  </Card>
);
