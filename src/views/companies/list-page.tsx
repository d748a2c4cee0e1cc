import { type AwardList, listsOf, rankedOfSize } from '../../core/companies/award-lists';
import { awardPageText } from '../../core/companies/award-page-text';
import { awardListPath, editionPath } from '../../core/companies/award-places';
import { awardText } from '../../core/companies/awards-text';
import type { AwardEdition, AwardWinner } from '../../core/companies/edition';
import { MAX_NAMED } from '../../core/companies/ranking';
import { grouped } from '../../core/shared/numbers';
import { pathTo } from '../../core/shell/screens';
import { Anchor } from '../kit/anchor';
import { Button } from '../kit/button';
import { Card } from '../kit/card';
import { Chip } from '../kit/chip';
import { EmptyState } from '../kit/empty-state';
import { Cards } from '../kit/page';
import { AwardBoard } from './award-board';
import css from './awards.module.css';
import { EditionChips } from './edition-chips';
import { WinnerRow } from './winner-row';

const text = awardPageText.list;

interface ListPageProps {
  readonly edition: AwardEdition;
  readonly list: AwardList;
}

export const ListPage = ({ edition, list }: ListPageProps) => {
  const { year, years } = edition;
  // In lists across sizes, a numeral would read as the rank in this list.
  const numbered = list.kind !== 'industry';
  const place = ({ rank, size }: AwardWinner) => awardPageText.place(rank, rankedOfSize(edition, size), size);
  const among = ({ size }: AwardWinner) =>
    list.kind === 'startups'
      ? awardPageText.amongStartups(list.of.ranked)
      : awardPageText.among(rankedOfSize(edition, size), size);
  return (
    <>
      <AwardBoard title={text.title(list, year)} lead={text.lead(list, year)} year={year} />
      <EditionChips years={years} year={year} hrefOf={(item) => awardListPath(item, list.slug)} />
      <Cards>
        <Card padded={list.named.length > 0}>
          {list.named.length === 0 ? (
            <EmptyState
              title={text.none}
              text={whyNone(list, year)}
              action={<Button href={editionPath(year)}>{text.all(year)}</Button>}
            />
          ) : (
            <>
              <h2 className={css.title}>{awardPageText.short(list)}</h2>
              <ol className={css.rows}>
                {list.named.map((awardWinner) => (
                  <WinnerRow
                    key={awardWinner.urlName}
                    winner={awardWinner}
                    place={(numbered ? among : place)(awardWinner)}
                    numbered={numbered}
                    year={year}
                  />
                ))}
              </ol>
            </>
          )}
        </Card>
        <Rule list={list} />
        <OtherLists edition={edition} slug={list.slug} />
      </Cards>
    </>
  );
};

function whyNone(list: AwardList, year: number): string {
  if (list.kind === 'size') return text.noneSize(list.of.size, grouped(list.of.minReviews), year);
  return list.kind === 'startups' ? text.noneStartups(grouped(list.of.minReviews), year) : text.noneText;
}

function ruleOf(list: AwardList): string {
  if (list.kind === 'size') return awardText.rule(list.of.size, grouped(list.of.minReviews), MAX_NAMED);
  return list.kind === 'startups' ? text.startups(grouped(list.of.minReviews)) : text.order;
}

const Rule = ({ list }: { readonly list: AwardList }) => (
  <Card padded>
    <h2 className={css.title}>{text.how}</h2>
    <p className={css.text}>{ruleOf(list)}</p>
    {list.kind === 'startups' && <p className={css.text}>{text.technology}</p>}
    <Anchor className={css.way} href={pathTo('awards-qualifier')}>
      {text.rule}
    </Anchor>
  </Card>
);

interface OtherListsProps {
  readonly edition: AwardEdition;
  /** Of the current list. */
  readonly slug: string;
}

const OtherLists = ({ edition, slug }: OtherListsProps) => {
  const others = listsOf(edition).filter((list) => list.slug !== slug && list.named.length > 0);
  return (
    <Card padded>
      <div className={css.head}>
        <h2>{text.others(edition.year)}</h2>
        <Anchor className={css.way} href={editionPath(edition.year)}>
          {text.all(edition.year)}
        </Anchor>
      </div>
      <div className={`${css.chips} ${css.inCard}`}>
        {others.map((list) => (
          <Chip key={list.slug} href={awardListPath(edition.year, list.slug)}>
            {awardPageText.short(list)}
          </Chip>
        ))}
      </div>
    </Card>
  );
};
