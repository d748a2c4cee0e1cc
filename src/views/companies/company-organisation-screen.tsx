import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import type { CompanyCard } from '../../core/companies/company';
import { comparePath } from '../../core/companies/selection';
import { companyText } from '../../core/companies/text';
import { CompanyDetailsStore } from '../../stores/companies/company-details-store';
import { CompanyStore } from '../../stores/companies/company-store';
import { Button } from '../kit/button';
import { Card } from '../kit/card';
import { EmptyState } from '../kit/empty-state';
import { useStore } from '../use-store';
import { AboutTabs } from './about-tabs';
import { CompanyPage } from './company-page';
import { CompanyRow } from './company-row';
import css from './details.module.css';
import { tabHandle, tabLoader } from './tab-loader';

const text = companyText.organisation;

export const handle = tabHandle('company-organisation', ({ name }) => text.title(name));
export const loader = tabLoader(({ details, urlName, call }) => details.openSurroundings(urlName, call));

export const Component = observer(function CompanyOrganisationScreen() {
  const { company } = useStore(CompanyStore);
  const { surroundings } = useStore(CompanyDetailsStore);
  if (!company || !surroundings) return undefined;
  const { parent, subsidiaries, siblings, comparedWith } = surroundings;
  return (
    <CompanyPage tab="about">
      <AboutTabs company={company} current="company-organisation" />
      {company.counts.associated === 0 && (
        <section className={css.group}>
          <h2 className={css.title}>{text.title(company.name)}</h2>
          <Card>
            <EmptyState title={text.none} />
          </Card>
        </section>
      )}
      <Group title={text.parent} companies={parent ? [parent] : []} />
      <Group title={text.subsidiaries} companies={subsidiaries} />
      <Group title={text.siblings} companies={siblings} />
      <Group
        title={companyText.compared}
        companies={comparedWith}
        end={
          <Button
            size="small"
            icon="scale"
            href={comparePath([company.urlName, ...comparedWith.map(({ urlName }) => urlName)])}
          >
            {companyText.compare}
          </Button>
        }
      />
    </CompanyPage>
  );
});

interface GroupProps {
  readonly title: string;
  readonly companies: readonly CompanyCard[];
  readonly end?: ReactNode;
}

const Group = ({ title, companies, end }: GroupProps) =>
  companies.length > 0 && (
    <section className={css.group}>
      <div className={css.withAction}>
        <h2 className={css.title}>{title}</h2>
        {end}
      </div>
      <div className={css.companies}>
        {companies.map((company) => (
          <CompanyRow key={company.id} company={company} />
        ))}
      </div>
    </section>
  );
