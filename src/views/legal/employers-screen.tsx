import { employerText as text } from '../../core/companies/employer-text';
import { BRAND } from '../../core/shared/brand';
import { pathTo } from '../../core/shell/screens';
import { Button } from '../kit/button';
import { Icon } from '../kit/icon';
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
    <Page>
      <PageHead title={text.title} lead={text.lead} />
      <Cards>
        <SectionCard title={text.access.title}>
          <ol className={css.steps}>
            {text.access.steps.map((step) => (
              <li key={step}>{step}</li>
            ))}
          </ol>
          <div className={css.ways}>
            <Button look="gold" icon="search" href={pathTo('companies')}>
              {text.access.find}
            </Button>
            <Button icon="flag" href={pathTo('need-help')}>
              {text.help}
            </Button>
          </div>
        </SectionCard>
        <div className={css.two}>
          <Rules title={text.managed.title} rules={text.managed.rules} />
          <Rules title={text.holds.title} rules={text.holds.rules} />
        </div>
        <SectionCard title={text.question}>
          <Button icon="flag" href={pathTo('need-help')}>
            {text.help}
          </Button>
        </SectionCard>
      </Cards>
    </Page>
  );
}

const Rules = ({ title, rules }: { readonly title: string; readonly rules: readonly string[] }) => (
  <SectionCard title={title}>
    <ul className={css.rules}>
      {rules.map((rule) => (
        <li key={rule}>
          <Icon name="check" size="small" />
          {rule}
        </li>
      ))}
    </ul>
  </SectionCard>
);
