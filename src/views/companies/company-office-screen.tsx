import { observer } from 'mobx-react-lite';
import { companyText } from '../../core/companies/text';
import { pathTo } from '../../core/shell/screens';
import { CompanyDetailsStore } from '../../stores/companies/company-details-store';
import { CompanyStore } from '../../stores/companies/company-store';
import { Button } from '../kit/button';
import type { ScreenHandle } from '../shared/screen-module';
import { useStore } from '../use-store';
import { AboutTabs } from './about-tabs';
import { CompanyPage } from './company-page';
import css from './details.module.css';
import { OfficeCard } from './office-card';
import { OfficeRows } from './office-rows';
import { tabLoader } from './tab-loader';

const text = companyText.locations;
const MAX_OTHERS = 4;

export const handle: ScreenHandle = {
  head: (resolve) => {
    const { company } = resolve(CompanyStore);
    const { office } = resolve(CompanyDetailsStore);
    const title = text.office(company?.name ?? '', office?.place ?? '');
    return { title, description: `${title}: ${office?.address ?? ''}` };
  },
};

export const loader = tabLoader(({ details, urlName, args, call }) =>
  details.openLocation(urlName, args.params.locationUrl ?? '', call),
);

export const Component = observer(function CompanyOfficeScreen() {
  const { company } = useStore(CompanyStore);
  const { office, offices } = useStore(CompanyDetailsStore);
  if (!company || !office) return undefined;
  const { urlName } = company;
  const others = offices.filter(({ locationUrl }) => locationUrl !== office.locationUrl).slice(0, MAX_OTHERS);
  return (
    <CompanyPage tab="about">
      <AboutTabs company={company} current="company-locations" />
      <div className={css.split}>
        <OfficeCard
          company={company}
          office={office}
          action={
            <Button icon="map-pin" href={pathTo('company-locations', { urlName })}>
              {text.allLocations}
            </Button>
          }
        />
        {others.length > 0 && <OfficeRows title={text.others} company={company} offices={others} />}
      </div>
    </CompanyPage>
  );
});
