import { listsOf, sizeSlug } from '../../core/companies/award-lists';
import { awardPageText as text } from '../../core/companies/award-page-text';
import { awardListPath, editionPath, sharedPath } from '../../core/companies/award-places';
import type { AwardEdition, EditionSize } from '../../core/companies/edition';
import { grouped } from '../../core/shared/numbers';
import { pathTo } from '../../core/shell/screens';
import { ShareStore } from '../../stores/feed/share-store';
import { Anchor } from '../kit/anchor';
import { Button } from '../kit/button';
import { Card } from '../kit/card';
import { Chip } from '../kit/chip';
import { Cards } from '../kit/page';
import { useStore } from '../use-store';
import { AwardBoard } from './award-board';
import css from './awards.module.css';
import { EditionChips } from './edition-chips';
import { WinnerRow } from './winner-row';

const FIRST_ROWS = 3;

export function EditionPage({ edition }: { readonly edition: AwardEdition }) {
  const sharing = useStore(ShareStore);
  const { year, years, token, sizes } = edition;
  const title = text.edition.title(year);
  const awardLists = listsOf(edition).filter(({ kind, named }) => kind !== 'size' && named.length > 0);
  return (
    <>
      <AwardBoard title={title} lead={text.edition.lead(year)} year={year} />
      <EditionChips years={years} year={year} hrefOf={editionPath} />
      <Cards>
        {sizes.map((part) => (
          <SizeCard key={part.size} part={part} year={year} />
        ))}
        {awardLists.length > 0 && (
          <Card padded>
            <h2 className={css.title}>{text.edition.lists}</h2>
            <div className={`${css.chips} ${css.inCard}`}>
              {awardLists.map((list) => (
                <Chip key={list.slug} href={awardListPath(year, list.slug)}>
                  {text.short(list)}
                </Chip>
              ))}
            </div>
          </Card>
        )}
      </Cards>
      <div className={css.chips}>
        {token !== undefined && (
          <Button icon="link" onClick={() => void sharing.copy({ title, path: sharedPath(token) })}>
            {text.edition.share}
          </Button>
        )}
        <Button look="plain" href={pathTo('awards-qualifier')}>
          {text.list.how}
        </Button>
      </div>
    </>
  );
}

interface SizeCardProps {
  readonly part: EditionSize;
  readonly year: number;
}

const SizeCard = ({ part: { size, minReviews: min, ranked, named }, year }: SizeCardProps) => (
  <Card padded>
    <div className={css.head}>
      <h2>{text.size(size)}</h2>
      {named.length > FIRST_ROWS && (
        <Anchor
          className={css.way}
          href={awardListPath(year, sizeSlug(size))}
          aria-label={`${text.edition.more(named.length)}, ${text.size(size)}`}
        >
          {text.edition.more(named.length)}
        </Anchor>
      )}
    </div>
    {named.length === 0 && <p className={css.none}>{text.list.noneSize(size, grouped(min), year)}</p>}
    <ol className={css.rows}>
      {named.slice(0, FIRST_ROWS).map((winner) => (
        <WinnerRow
          key={winner.urlName}
          winner={winner}
          place={text.among(ranked, size)}
          numbered
          year={year}
        />
      ))}
    </ol>
  </Card>
);
