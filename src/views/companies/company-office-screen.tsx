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
import { tabLoader } from './tab-loader';

const text = companyText.locations;

export const handle: ScreenHandle = {
  head: (resolve) => {
    const { company } = resolve(CompanyStore);
    const { office: staffRole } = resolve(CompanyDetailsStore);
    const title = text.office(company?.name ?? '', staffRole?.place ?? '');
    return { title, description: `${title}: ${staffRole?.address ?? ''}` };
  },
};

export const loader = tabLoader(({ details, urlName, args, call }) =>
  details.openLocation(urlName, args.params.locationUrl ?? '', call),
);

export const Component = observer(function CompanyOfficeScreen() {
  const { company } = useStore(CompanyStore);
  const { office: staffRole } = useStore(CompanyDetailsStore);
  if (!company || !staffRole) return undefined;
  const { urlName } = company;
  return (
    <CompanyPage tab="about">
      <AboutTabs company={company} current="company-locations" />
      <Card as="article" className={css.office}>
        <img src={staffRole.photoUrl} alt="" width={480} height={360} />
        <div className={css.body}>
          <h2 className={css.title}>{text.office(company.name, staffRole.place)}</h2>
          <address>
            {staffRole.address}, {staffRole.state}
          </address>
          {staffRole.rating !== undefined && (
            <p className={css.score}>
              <Rating value={staffRole.rating} />
              {companyText.reviews(staffRole.reviews, compact(staffRole.reviews))}
            </p>
          )}
          {staffRole.rating === undefined && <p className={css.score}>{text.tooFew}</p>}
          <div className={css.actions}>
            {staffRole.reviews > 0 && (
              <Button
                icon="star"
                href={pathTo('company-reviews', { urlName }) + reviewQuery({ placeId: staffRole.placeId })}
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
    </CompanyPage>
  );
});
