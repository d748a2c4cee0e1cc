import { observer } from 'mobx-react-lite';
import type { LoaderFunctionArgs } from 'react-router';
import { awardPageText } from '../../core/companies/award-page-text';
import { editionPath } from '../../core/companies/award-places';
import type { AwardYear } from '../../core/companies/edition';
import { BRAND } from '../../core/shared/brand';
import { pathTo } from '../../core/shell/screens';
import { AwardsStore } from '../../stores/companies/awards-store';
import { Anchor } from '../kit/anchor';
import { Button } from '../kit/button';
import { Card } from '../kit/card';
import { EmptyState } from '../kit/empty-state';
import { Cards, Page } from '../kit/page';
import type { ScreenHandle } from '../shared/screen-module';
import { storesContext, useStore } from '../use-store';
import { AwardBoard } from './award-board';
import css from './awards.module.css';
import { WinnerRow } from './winner-row';

const text = awardPageText.hub;

export const handle: ScreenHandle = {
  head: () => ({
    title: `${text.title} | ${BRAND}`,
    description: text.description,
    canonical: pathTo('awards'),
  }),
};

export const loader = ({ request, context }: LoaderFunctionArgs): Promise<void> =>
  context.get(storesContext)(AwardsStore).listEditions({ signal: request.signal });

export const Component = observer(function AwardsScreen() {
  const { years } = useStore(AwardsStore);
  return (
    <Page>
      <AwardBoard title={text.title} lead={text.lead} />
      <Cards>
        {years.length === 0 && (
          <Card>
            <EmptyState title={text.none} text={text.noneText} />
          </Card>
        )}
        {years.map((awardYear) => (
          <EditionCard key={awardYear.year} edition={awardYear} />
        ))}
      </Cards>
      <div>
        <Button look="line" href={pathTo('awards-qualifier')}>
          {awardPageText.list.how}
        </Button>
      </div>
    </Page>
  );
});

const EditionCard = ({ edition: { year, sizes } }: { readonly edition: AwardYear }) => {
  const firsts = sizes.flatMap(({ named }) => named.slice(0, 1));
  return (
    <Card padded>
      <div className={css.head}>
        <div className={css.year}>
          <img src={`/art/rosette/${year}.svg`} alt="" width={64} height={64} />
          <h2>{text.edition(year)}</h2>
        </div>
        <Anchor className={css.way} href={editionPath(year)}>
          {text.all(year)}
        </Anchor>
      </div>
      {firsts.length === 0 && <p className={css.none}>{text.uncounted(year)}</p>}
      <ul className={css.firsts}>
        {firsts.map((first) => (
          <WinnerRow key={first.urlName} winner={first} place={text.first(first.size)} />
        ))}
      </ul>
    </Card>
  );
};
