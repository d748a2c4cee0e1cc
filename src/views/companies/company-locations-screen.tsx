import { observer } from 'mobx-react-lite';
import { companyText } from '../../core/companies/text';
import { pathTo } from '../../core/shell/screens';
import { CompanyDetailsStore } from '../../stores/companies/company-details-store';
import { CompanyStore } from '../../stores/companies/company-store';
import { Button } from '../kit/button';
import { useStore } from '../use-store';
import { AboutTabs } from './about-tabs';
import { CompanyPage } from './company-page';
import css from './details.module.css';
import { OfficeCard } from './office-card';
import { OfficeRows } from './office-rows';
import { tabHandle, tabLoader } from './tab-loader';

const text = companyText.locations;
/** The number of other offices that fit next to the main one; the rest follows below. */
const BESIDE = 8;

export const handle = tabHandle('company-locations', ({ name }) => text.title(name));
export const loader = tabLoader(({ details, urlName, call }) => details.openLocations(urlName, call));

export const Component = observer(function CompanyLocationsScreen() {
  const { company } = useStore(CompanyStore);
  const { offices } = useStore(CompanyDetailsStore);
  if (!company) return undefined;
  const { urlName } = company;
  const main = offices.find(({ headquarters }) => headquarters);
  const others = offices.filter((office) => office !== main);
  return (
    <CompanyPage tab="about">
      <AboutTabs company={company} current="company-locations" />
      <header className={css.header}>
        <h2 className={css.title}>{text.title(company.name)}</h2>
        <p>{text.lead(offices.length)}</p>
      </header>
      <div className={others.length > BESIDE ? css.group : css.split}>
        {main && (
          <OfficeCard
            company={company}
            office={main}
            action={
              <Button
                icon="chevron-right"
                href={pathTo('company-office', { urlName, locationUrl: main.locationUrl })}
              >
                {text.details}
              </Button>
            }
          />
        )}
        {others.length > 0 && <OfficeRows company={company} offices={others} />}
      </div>
    </CompanyPage>
  );
});
