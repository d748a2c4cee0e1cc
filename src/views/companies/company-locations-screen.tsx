import { observer } from 'mobx-react-lite';
import type { Office } from '../../core/companies/company';
import { companyWords } from '../../core/companies/words';
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

const words = companyWords.locations;

export const handle = tabHandle('company-locations', ({ name }) => words.title(name));
export const loader = tabLoader(({ details, urlName, call }) => details.openOffices(urlName, call));

export const Component = observer(function CompanyLocationsScreen() {
  const { company } = useStore(CompanyStore);
  const { offices } = useStore(CompanyDetailsStore);
  if (!company) return undefined;
  return (
    <CompanyPage tab="about">
      <AboutTabs company={company} current="company-locations" />
      <h2 className={css.title}>{words.title(company.name)}</h2>
      <div className={css.tiles}>
        {offices.map((office) => (
          <OfficeTile key={office.locationUrl} office={office} urlName={company.urlName} />
        ))}
      </div>
    </CompanyPage>
  );
});

const OfficeTile = ({ office, urlName }: { office: Office; urlName: string }) => (
  <Card as="article" className={css.tile}>
    <img src={office.photoUrl} alt="" width={320} height={240} loading="lazy" />
    <div className={css.body}>
      <h3>
        <Anchor href={pathTo('company-office', { urlName, locationUrl: office.locationUrl })}>
          {office.place}
        </Anchor>
        {office.headquarters && <Tag tone="gold">{words.headquarters}</Tag>}
      </h3>
      <p>{office.state}</p>
      {office.rating !== undefined && (
        <p className={css.score}>
          <Rating value={office.rating} /> {companyWords.reviews(office.reviews, compact(office.reviews))}
        </p>
      )}
      {office.rating === undefined && <p className={css.score}>{words.tooFew}</p>}
    </div>
  </Card>
);
