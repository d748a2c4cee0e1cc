import { employerText as text } from '../../core/companies/employer-text';
import { BRAND } from '../../core/shared/brand';
import { pathTo } from '../../core/shell/screens';
import { Button } from '../kit/button';
import { Cards, Page, PageHead } from '../kit/page';
import type { ScreenHandle } from '../shared/screen-module';
import { SectionCard } from '../shared/section-card';
import css from './employers-screen.module.css';

export const handle: ScreenHandle = {
  head: () => ({ title: `${text.title} | ${BRAND}`, description: text.description, hidden: true }),
};

/** The target of the link on a claimed page; employers have their own tools elsewhere. */
export function Component() {
  return (
    <Page width="narrow">
      <PageHead title={text.title} lead={text.lead} />
      <Cards>
        <SectionCard title={text.holds.title}>
          <ul className={css.rules}>
            {text.holds.rules.map((rule) => (
              <li key={rule}>{rule}</li>
            ))}
          </ul>
        </SectionCard>
        <SectionCard title={text.question}>
          <div className={css.ways}>
            <Button look="line" icon="flag" href={pathTo('need-help')}>
              {text.help}
            </Button>
            <Button look="plain" href={pathTo('companies')}>
              {text.companies}
            </Button>
          </div>
        </SectionCard>
      </Cards>
    </Page>
  );
}
