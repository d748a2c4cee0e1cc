import { observer } from 'mobx-react-lite';
import { companyText } from '../../core/companies/text';
import { reviewQuery } from '../../core/reviews/review-query';
import { compact } from '../../core/shared/numbers';
import { pathTo } from '../../core/shell/screens';
import { CompanyDetailsStore } from '../../stores/companies/company-details-store';
import { CompanyStore } from '../../stores/companies/company-store';
import { Button } from '../kit/button';
import { Card } from '../kit/card';
import { Rating } from '../kit/rating';
import type { ScreenHandle } from '../shared/screen-module';
import { useStore } from '../use-store';
import { AboutTabs } from './about-tabs';
import { CompanyPage } from './company-page';
import css from './details.module.css';
import { LocationTile } from './location-tile';
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
      <Card as="article" className={css.office}>
        <img src={office.photoUrl} alt="" width={480} height={360} />
        <div className={css.body}>
          <h2 className={css.title}>{text.office(company.name, office.place)}</h2>
          <address>
            {office.address}, {office.state}
          </address>
          {office.rating !== undefined && (
            <p className={css.score}>
              <Rating value={office.rating} />
              {companyText.reviews(office.reviews, compact(office.reviews))}
            </p>
          )}
          {office.rating === undefined && <p className={css.score}>{text.tooFew}</p>}
          <div className={css.actions}>
            {office.reviews > 0 && (
              <Button
                icon="star"
                href={pathTo('company-reviews', { urlName }) + reviewQuery({ placeId: office.placeId })}
              >
                {text.reviewsHere}
              </Button>
            )}
            <Button icon="map-pin" href={pathTo('company-locations', { urlName })}>
              {text.allLocations}
            </Button>
          </div>
        </div>
      </Card>
      {others.length > 0 && (
        <>
          <h2 className={css.title}>{text.others}</h2>
          <div className={css.tiles}>
            {others.map((other) => (
              <LocationTile key={other.locationUrl} office={other} urlName={urlName} />
            ))}
          </div>
        </>
      )}
    </CompanyPage>
  );
});
