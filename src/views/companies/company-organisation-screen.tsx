import { observer } from 'mobx-react-lite';
import type { Company, Surroundings } from '../../core/companies/company';
import { groupText } from '../../core/companies/group-text';
import { comparePath } from '../../core/companies/selection';
import { companyText } from '../../core/companies/text';
import { Clock } from '../../core/shared/clock';
import { pathTo } from '../../core/shell/screens';
import { CompanyDetailsStore } from '../../stores/companies/company-details-store';
import { CompanyStore } from '../../stores/companies/company-store';
import { Button } from '../kit/button';
import { Card } from '../kit/card';
import { FactsCard, RelatedCard } from '../shared/side-cards';
import { useStore } from '../use-store';
import { AboutTabs } from './about-tabs';
import { CompanyGroup } from './company-group';
import group from './company-group.module.css';
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
  return (
    <CompanyPage tab="about" side={<Side company={company} surroundings={surroundings} />}>
      <AboutTabs company={company} current="company-organisation" />
      {company.counts.associated === 0 ? (
        <NoGroup name={company.name} />
      ) : (
        <CompanyGroup company={company} surroundings={surroundings} />
      )}
      <ComparedWith urlName={company.urlName} companies={surroundings.comparedWith} />
    </CompanyPage>
  );
});

const NoGroup = ({ name }: Pick<Company, 'name'>) => (
  <Card padded>
    <h2 className={group.title}>{text.title(name)}</h2>
    <div className={group.none}>
      <p>
        <b>{text.none}</b>
        {groupText.noneText(name)}
      </p>
      <Button size="small" href={pathTo('need-help')}>
        {groupText.suggest}
      </Button>
    </div>
  </Card>
);

interface ComparedWithProps {
  readonly urlName: string;
  readonly companies: Surroundings['comparedWith'];
}

const ComparedWith = ({ urlName, companies }: ComparedWithProps) =>
  companies.length > 0 && (
    <section className={css.group}>
      <div className={css.withAction}>
        <h2 className={css.title}>{companyText.compared}</h2>
        <Button
          size="small"
          icon="scale"
          href={comparePath([urlName, ...companies.map((company) => company.urlName)])}
        >
          {companyText.compare}
        </Button>
      </div>
      <div className={css.companies}>
        {companies.map((company) => (
          <CompanyRow key={company.id} company={company} />
        ))}
      </div>
    </section>
  );

interface SideProps {
  readonly company: Company;
  readonly surroundings: Surroundings;
}

function Side({ company, surroundings: { alsoViewed } }: SideProps) {
  return (
    <>
      <FactsCard company={company} now={useStore(Clock).now()} />
      {alsoViewed.length > 0 && (
        <RelatedCard title={companyText.alsoViewed(company.industry)} companies={alsoViewed} />
      )}
    </>
  );
}
