import type { CompanyAwards } from '../../core/companies/award';
import { sizeSlug } from '../../core/companies/award-lists';
import { awardListPath } from '../../core/companies/award-places';
import { awardText as text } from '../../core/companies/awards-text';
import { MAX_NAMED } from '../../core/companies/ranking';
import { grouped } from '../../core/shared/numbers';
import { Anchor } from '../kit/anchor';
import { Card } from '../kit/card';
import { Icon } from '../kit/icon';
import about from './about-cards.module.css';
import css from './awards-card.module.css';

interface AwardsCardProps {
  readonly name: string;
  readonly given: CompanyAwards;
}

/** Shows the rule even for a company without awards. */
export const AwardsCard = ({ name, given: { size, minReviews: min, awards } }: AwardsCardProps) => (
  <Card padded id="awards">
    <h2 className={css.title}>{text.title}</h2>
    {awards.length === 0 && <p className={css.none}>{text.none(name)}</p>}
    {awards.length > 0 && (
      <ul className={css.awards}>
        {awards.map((award) => (
          <li key={award.year}>
            <img src={`/art/rosette/${award.year}.svg`} alt="" width={64} height={64} loading="lazy" />
            <div>
              <Anchor href={awardListPath(award.year, sizeSlug(award.size))}>
                {text.edition(award.year)}
              </Anchor>
              <p>{text.place(award.rank, award.ranked, award.size)}</p>
              <small>{text.counted(award.year, grouped(award.reviews), award.low.toFixed(1))}</small>
            </div>
          </li>
        ))}
      </ul>
    )}
    <details className={about.question}>
      <summary>
        {text.how}
        <Icon name="chevron-down" size="small" />
      </summary>
      <p>{text.rule(size, grouped(min), MAX_NAMED)}</p>
    </details>
  </Card>
);
