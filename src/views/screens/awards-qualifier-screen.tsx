import { observer } from 'mobx-react-lite';
import type { LoaderFunctionArgs } from 'react-router';
import { sizeSlug } from '../../core/awards/award-lists';
import { awardListPath } from '../../core/awards/award-places';
import type { AwardYear } from '../../core/awards/edition';
import { awardPageWords } from '../../core/awards/page-words';
import { grouped } from '../../core/format/numbers';
import { pathTo } from '../../core/navigation/screens';
import { BRAND } from '../../core/shared/brand';
import { AwardsStore } from '../../stores/awards-store';
import { AwardBoard } from '../awards/award-board';
import css from '../awards/awards.module.css';
import { Anchor } from '../kit/anchor';
import { Card } from '../kit/card';
import { Cards, Page } from '../kit/page';
import type { ScreenHandle } from '../shell/screen-module';
import { storesContext, useStore } from '../use-store';

const words = awardPageWords.rule;

export const handle: ScreenHandle = {
  head: () => ({
    title: `${words.title} | ${BRAND}`,
    description: words.description,
    canonical: pathTo('awards-qualifier'),
  }),
};

export const loader = ({ request, context }: LoaderFunctionArgs): Promise<void> =>
  context.get(storesContext)(AwardsStore).listEditions({ signal: request.signal });

/** Who qualifies for the next edition, and how everybody is counted. */
export const Component = observer(function AwardsQualifierScreen() {
  const [newest] = useStore(AwardsStore).years;
  return (
    <Page width="narrow">
      <AwardBoard title={words.title} lead={words.lead} />
      <Cards>
        {newest && <Needs newest={newest} />}
        <Rules title={words.rankTitle} rules={words.rank} />
        <Rules title={words.listsTitle} rules={words.lists} />
        <Card padded>
          <h2 className={css.title}>{words.foreverTitle}</h2>
          <p className={css.text}>{words.forever}</p>
        </Card>
      </Cards>
      <Anchor className={css.way} href={pathTo('awards')}>
        {awardPageWords.hub.title}
      </Anchor>
    </Page>
  );
});

const Needs = ({ newest: { year, sizes } }: { readonly newest: AwardYear }) => (
  <Card padded>
    <h2 className={css.title}>{words.whoTitle}</h2>
    <p className={css.text}>{words.who(year + 1)}</p>
    <dl className={css.needs}>
      {sizes.map(({ size, fewest, ranked }) => (
        <div key={size}>
          <dt>
            <Anchor href={awardListPath(year, sizeSlug(size))}>{awardPageWords.size(size)}</Anchor>
            <small>{awardPageWords.people(size)}</small>
          </dt>
          <dd>
            {words.needs(grouped(fewest))}
            <small>{words.had(ranked, year)}</small>
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
