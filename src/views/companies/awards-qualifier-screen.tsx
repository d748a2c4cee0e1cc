import { observer } from 'mobx-react-lite';
import type { LoaderFunctionArgs } from 'react-router';
import { sizeSlug } from '../../core/companies/award-lists';
import { awardPageText } from '../../core/companies/award-page-text';
import { awardListPath } from '../../core/companies/award-places';
import type { AwardYear } from '../../core/companies/edition';
import { BRAND } from '../../core/shared/brand';
import { grouped } from '../../core/shared/numbers';
import { pathTo } from '../../core/shell/screens';
import { AwardsStore } from '../../stores/companies/awards-store';
import { Anchor } from '../kit/anchor';
import { Card } from '../kit/card';
import { Cards, Page } from '../kit/page';
import type { ScreenHandle } from '../shared/screen-module';
import { storesContext, useStore } from '../use-store';
import { AwardBoard } from './award-board';
import css from './awards.module.css';

const text = awardPageText.rule;

export const handle: ScreenHandle = {
  head: () => ({
    title: `${text.title} | ${BRAND}`,
    description: text.description,
    canonical: pathTo('awards-qualifier'),
  }),
};

export const loader = ({ request, context }: LoaderFunctionArgs): Promise<void> =>
  context.get(storesContext)(AwardsStore).listEditions({ signal: request.signal });

export const Component = observer(function AwardsQualifierScreen() {
  const [newest] = useStore(AwardsStore).years;
  return (
    <Page width="narrow">
      <AwardBoard title={text.title} lead={text.lead} />
      <Cards>
        {newest && <Needs newest={newest} />}
        <Rules title={text.rankTitle} rules={text.rank} />
        <Rules title={text.listsTitle} rules={text.lists} />
        <Card padded>
          <h2 className={css.title}>{text.finalTitle}</h2>
          <p className={css.text}>{text.final}</p>
        </Card>
      </Cards>
      <Anchor className={css.way} href={pathTo('awards')}>
        {awardPageText.hub.title}
      </Anchor>
    </Page>
  );
});

const Needs = ({ newest: { year, sizes } }: { readonly newest: AwardYear }) => (
  <Card padded>
    <h2 className={css.title}>{text.qualifiesTitle}</h2>
    <p className={css.text}>{text.who(year)}</p>
    <dl className={css.needs}>
      {sizes.map(({ size, minReviews: min, ranked }) => (
        <div key={size}>
          <dt>
            <Anchor href={awardListPath(year, sizeSlug(size))}>{awardPageText.size(size)}</Anchor>
            <small>{awardPageText.people(size)}</small>
          </dt>
          <dd>
            {text.needs(grouped(min))}
            <small>{text.had(ranked, year)}</small>
          </dd>
        </div>
      ))}
    </dl>
  </Card>
);

interface RulesProps {
  readonly title: string;
  readonly rules: readonly string[];
}

const Rules = ({ title, rules }: RulesProps) => (
  <Card padded>
    <h2 className={css.title}>{title}</h2>
    <ul className={css.rules}>
      {rules.map((rule) => (
        <li key={rule}>{rule}</li>
      ))}
    </ul>
  </Card>
);
