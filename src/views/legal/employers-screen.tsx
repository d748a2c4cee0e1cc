import { employerWords as words } from '../../core/companies/employer-words';
import { BRAND } from '../../core/shared/brand';
import { pathTo } from '../../core/shell/screens';
import { Button } from '../kit/button';
import { Cards, Page, PageHead } from '../kit/page';
import type { ScreenHandle } from '../shared/screen-module';
import { SectionCard } from '../shared/section-card';
import css from './employers-screen.module.css';

export const handle: ScreenHandle = {
  head: () => ({ title: `${words.title} | ${BRAND}`, description: words.description, hidden: true }),
};

/** The target of the link on a claimed page; employers have their own tools elsewhere. */
export function Component() {
  return (
    <Page width="narrow">
      <PageHead title={words.title} lead={words.lead} />
      <Cards>
        <SectionCard title={words.holds.title}>
          <ul className={css.rules}>
            {words.holds.rules.map((rule) => (
              <li key={rule}>{rule}</li>
            ))}
          </ul>
        </SectionCard>
        <SectionCard title={words.question}>
          <div className={css.ways}>
            <Button look="line" icon="flag" href={pathTo('need-help')}>
              {words.help}
            </Button>
            <Button look="plain" href={pathTo('companies')}>
              {words.companies}
            </Button>
          </div>
        </SectionCard>
      </Cards>
    </Page>
  );
}
