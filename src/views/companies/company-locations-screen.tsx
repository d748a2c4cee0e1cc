import { observer } from 'mobx-react-lite';
import type { Office } from '../../core/companies/company';
import { companyText } from '../../core/companies/text';
import { compact } from '../../core/shared/numbers';
import { pathTo } from '../../core/shell/screens';
import { CompanyDetailsStore } from '../../stores/companies/company-details-store';
import { CompanyStore } from '../../stores/companies/company-store';
import { Anchor } from '../kit/anchor';
import { Card } from '../kit/card';
import { Rating } from '../kit/rating';
import { Tag } from '../kit/tag';
import { useStore } from '../use-store';
import { AboutTabs } from './about-tabs';
import { CompanyPage } from './company-page';
import css from './details.module.css';
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
        {offices.map((staffRole) => (
          <LocationTile key={staffRole.locationUrl} office={staffRole} urlName={company.urlName} />
        ))}
      </div>
    </CompanyPage>
  );
});

const LocationTile = ({ office: staffRole, urlName }: { office: Office; urlName: string }) => (
  <Card as="article" className={css.tile}>
    <img src={staffRole.photoUrl} alt="" width={320} height={240} loading="lazy" />
    <div className={css.body}>
      <h3>
        <Anchor href={pathTo('company-office', { urlName, locationUrl: staffRole.locationUrl })}>
          {staffRole.place}
        </Anchor>
        {staffRole.headquarters && <Tag tone="gold">{text.headquarters}</Tag>}
      </h3>
      <p>{staffRole.state}</p>
      {staffRole.rating !== undefined && (
        <p className={css.score}>
          <Rating value={staffRole.rating} />{' '}
          {companyText.reviews(staffRole.reviews, compact(staffRole.reviews))}
        </p>
      )}
      {staffRole.rating === undefined && <p className={css.score}>{text.tooFew}</p>}
    </div>
  </Card>
);
