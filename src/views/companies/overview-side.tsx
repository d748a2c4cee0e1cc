import { observer } from 'mobx-react-lite';
import { comparePath } from '../../core/companies/selection';
import { companyText as text } from '../../core/companies/text';
import { Clock } from '../../core/shared/clock';
import { CompanyPreviewsStore } from '../../stores/companies/company-previews-store';
import { useBelowFirstView } from '../kit/use-below-first-view';
import { FactsCard, LeadersCard, PhotosCard, RelatedCard } from '../shared/side-cards';
import { useStore } from '../use-store';
import { ContributeCard } from './contribute-card';
import type { OverviewPartProps } from './overview-below';
import { JobsPreview, LocationsPreview } from './preview-cards';
import { MessageCard, PrizesCard } from './story-cards';
import { TopAward } from './top-award';

/** The facts next to the overview; below it in narrow windows. */
export const Part = observer(function OverviewSide({ company, overview }: OverviewPartProps) {
  const now = useStore(Clock).now();
  const { surroundings, photos, story } = overview;
  const { previews } = useStore(CompanyPreviewsStore);
  const [leader] = surroundings.leaders;
  const rest = useBelowFirstView();
  const [award] = overview.awards?.awards ?? [];
  const first = (
    <>
      {award && <TopAward award={award} />}
      <FactsCard company={company} now={now} />
    </>
  );
  if (!rest) return first;
  return (
    <>
      {first}
      {photos.length > 0 && <PhotosCard company={company} photos={photos} />}
      {surroundings.comparedWith.length > 0 && (
        <RelatedCard
          title={text.compared}
          companies={surroundings.comparedWith}
          action={{
            label: text.compare,
            href: comparePath([company.urlName, ...surroundings.comparedWith.map(({ urlName }) => urlName)]),
          }}
        />
      )}
      {surroundings.alsoViewed.length > 0 && (
        <RelatedCard title={text.alsoViewed(company.industry)} companies={surroundings.alsoViewed} />
      )}
      {overview.offices.length > 0 && <LocationsPreview company={company} offices={overview.offices} />}
      {surroundings.parent && (
        <RelatedCard title={text.organisation.parent} companies={[surroundings.parent]} />
      )}
      {surroundings.subsidiaries.length > 0 && (
        <RelatedCard title={text.organisation.subsidiaries} companies={surroundings.subsidiaries} />
      )}
      {previews && previews.jobs.length > 0 && <JobsPreview company={company} jobs={previews.jobs} />}
      {story.leaderMessage && (
        <MessageCard message={story.leaderMessage} by={leader && `${leader.name}, ${leader.title}`} />
      )}
      {surroundings.leaders.length > 0 && <LeadersCard leaders={surroundings.leaders} />}
      {story.prizes.length > 0 && <PrizesCard prizes={story.prizes} />}
      <ContributeCard company={company} />
    </>
  );
});
