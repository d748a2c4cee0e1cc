import { observer } from 'mobx-react-lite';
import { companyText } from '../../core/companies/text';
import { CompanyDetailsStore } from '../../stores/companies/company-details-store';
import { CompanyStore } from '../../stores/companies/company-store';
import { useStore } from '../use-store';
import { AboutTabs } from './about-tabs';
import { CompanyPage } from './company-page';
import css from './details.module.css';
import { LocationTile } from './location-tile';
import { tabHandle, tabLoader } from './tab-loader';

const text = companyText.locations;

export const handle = tabHandle('company-locations', ({ name }) => text.title(name));
export const loader = tabLoader(({ details, urlName, call }) => details.openLocations(urlName, call));

export const Component = observer(function CompanyLocationsScreen() {
  const { company } = useStore(CompanyStore);
  const { offices } = useStore(CompanyDetailsStore);
  if (!company) return undefined;
  return (
    <CompanyPage tab="about">
      <AboutTabs company={company} current="company-locations" />
      <h2 className={css.title}>{text.title(company.name)}</h2>
      <div className={css.tiles}>
        {offices.map((office) => (
          <LocationTile key={office.locationUrl} office={office} urlName={company.urlName} />
        ))}
      </div>
    </CompanyPage>
  );
});
