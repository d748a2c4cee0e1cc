import { type AwardList, rankedOfSize } from '../../core/companies/award-lists';
import { awardPageWords } from '../../core/companies/award-page-words';
import { awardListPath, editionPath } from '../../core/companies/award-places';
import { awardWords } from '../../core/companies/awards-words';
import type { AwardEdition, AwardWinner } from '../../core/companies/edition';
import { MOST_NAMED } from '../../core/companies/ranking';
import { grouped } from '../../core/shared/numbers';
import { pathTo } from '../../core/shell/screens';
import { Anchor } from '../kit/anchor';
import { Button } from '../kit/button';
import { Card } from '../kit/card';
import { EmptyState } from '../kit/empty-state';
import { Cards } from '../kit/page';
import { AwardBoard } from './award-board';
import css from './awards.module.css';
import { EditionChips } from './edition-chips';
import { WinnerRow } from './winner-row';

const words = awardPageWords.list;

interface ListPageProps {
  readonly edition: AwardEdition;
  readonly list: AwardList;
}

export const ListPage = ({ edition, list }: ListPageProps) => {
  const { year, years } = edition;
  // In lists across sizes, a numeral would read as the rank in this list.
  const numbered = list.kind === 'size';
  const place = ({ rank, size }: AwardWinner) =>
    awardPageWords.place(rank, rankedOfSize(edition, size), size);
  const among = ({ size }: AwardWinner) => awardPageWords.among(rankedOfSize(edition, size), size);
  return (
    <>
      <AwardBoard title={words.title(list, year)} lead={words.lead(list, year)} year={year} />
      <EditionChips years={years} year={year} hrefOf={(one) => awardListPath(one, list.slug)} />
      <Cards>
        <Card padded={list.named.length > 0}>
          {list.named.length === 0 ? (
            <EmptyState
              title={words.none}
              text={
                list.kind === 'size'
                  ? words.noneSize(list.of.size, grouped(list.of.fewest), year)
                  : words.noneText
              }
              action={<Button href={editionPath(year)}>{words.all(year)}</Button>}
            />
          ) : (
            <>
              <h2 className={css.title}>{awardPageWords.short(list)}</h2>
              <ol className={css.rows}>
                {list.named.map((one) => (
                  <WinnerRow
                    key={one.urlName}
                    winner={one}
                    place={(numbered ? among : place)(one)}
                    numbered={numbered}
                    year={year}
                  />
                ))}
              </ol>
            </>
          )}
        </Card>
        <Rule list={list} />
      </Cards>
      <Anchor className={css.way} href={editionPath(year)}>
        {words.all(year)}
      </Anchor>
    </>
  );
};

const Rule = ({ list }: { readonly list: AwardList }) => (
  <Card padded>
    <h2 className={css.title}>{words.how}</h2>
    {list.kind === 'size' ? (
      <p className={css.text}>{awardWords.rule(list.of.size, grouped(list.of.fewest), MOST_NAMED)}</p>
    ) : (
      <p className={css.text}>{words.order}</p>
    )}
    {list.kind === 'startups' && <p className={css.text}>{words.technology}</p>}
    <Anchor className={css.way} href={pathTo('awards-qualifier')}>
      {words.rule}
    </Anchor>
  </Card>
);
