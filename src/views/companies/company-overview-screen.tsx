import { observer } from 'mobx-react-lite';
import type { LoaderFunctionArgs } from 'react-router';
import type { Company } from '../../core/companies/company';
import { faqOf } from '../../core/companies/faq';
import { comparePath } from '../../core/companies/selection';
import { companyText as text } from '../../core/companies/text';
import { Clock } from '../../core/shared/clock';
import { compact } from '../../core/shared/numbers';
import { pathTo } from '../../core/shell/screens';
import { type CompanyOverview, CompanyOverviewStore } from '../../stores/companies/company-overview-store';
import { CompanyPreviewsStore } from '../../stores/companies/company-previews-store';
import { CompanyStore } from '../../stores/companies/company-store';
import { CompanyVideoStore } from '../../stores/companies/company-video-store';
import { Button } from '../kit/button';
import { useRest } from '../kit/use-rest';
import { ReviewCard } from '../reviews/review-card';
import type { ScreenHandle } from '../shared/screen-module';
import { FactsCard, LeadersCard, PhotosCard, RelatedCard } from '../shared/side-cards';
import { storesContext, useStore } from '../use-store';
import { AboutCard, BadgesCard, ClaimedBanner, FaqCard } from './about-cards';
import { AboutTabs } from './about-tabs';
import { AwardsCard } from './awards-card';
import { CompanyPage } from './company-page';
import { organisationFacts } from './organisation-facts';
import { PhrasesCard } from './phrases-card';
import {
  BenefitsPreview,
  JobsPreview,
  LocationsPreview,
  QuestionsPreview,
  SalariesPreview,
} from './preview-cards';
import { RatingsFailed } from './ratings-failed';
import { ScoreCard } from './score-card';
import { LifeCard, MessageCard, PrizesCard, SectionCard, UpdatesCard } from './story-cards';
import { TopAward } from './top-award';
import { TrendCard } from './trend-card';
import { VideoCard } from './video-card';

export const handle: ScreenHandle = {
  head: (resolve) => {
    const { company } = resolve(CompanyStore);
    const { overview } = resolve(CompanyOverviewStore);
    const head = text.heads.overview(company?.name ?? '');
    return company
      ? {
          ...head,
          canonical: pathTo('company-overview', { urlName: company.urlName }),
          facts: organisationFacts(company, faqOf(company, overview?.ratings)),
        }
      : head;
  },
  about: (resolve) => ({ companyId: resolve(CompanyStore).company?.id }),
};

export const loader = async ({ params, request, context }: LoaderFunctionArgs): Promise<void> => {
  const resolve = context.get(storesContext);
  const call = { signal: request.signal };
  const urlName = params.urlName ?? '';
  await Promise.all([
    resolve(CompanyStore).open(urlName, call),
    resolve(CompanyOverviewStore).open(urlName, call),
    resolve(CompanyPreviewsStore).open(urlName, call),
    resolve(CompanyVideoStore).open(urlName, call),
  ]);
};

interface AboutProps {
  readonly company: Company;
  readonly overview: CompanyOverview;
}

export const Component = observer(function CompanyOverviewScreen() {
  const { company } = useStore(CompanyStore);
  const { overview } = useStore(CompanyOverviewStore);
  const rest = useRest();
  if (!company || !overview) return undefined;
  return (
    <CompanyPage tab="about" cover side={<Side company={company} overview={overview} />}>
      <AboutTabs company={company} current="company-overview" />
      {company.claimed && <ClaimedBanner name={company.name} />}
      {company.counts.reviews > 0 && <Rated company={company} overview={overview} />}
      {rest && <Below company={company} overview={overview} />}
    </CompanyPage>
  );
});

const Rated = observer(function Rated({ company, overview: { ratings } }: AboutProps) {
  const overviews = useStore(CompanyOverviewStore);
  if (!ratings) return <RatingsFailed from={overviews} />;
  return (
    <>
      <ScoreCard ratings={ratings} industry={company.industry} />
      <PhrasesCard ratings={ratings} />
    </>
  );
});

/** Content below the first view. */
const Below = observer(function Below({ company, overview }: AboutProps) {
  const { previews } = useStore(CompanyPreviewsStore);
  const { story } = overview;
  return (
    <>
      {overview.ratings && <TrendCard trend={overview.ratings.trend} />}
      {previews && <SalariesPreview company={company} salaries={previews.salaries} />}
      {overview.review && <ReviewCard review={overview.review} />}
      {overview.review && (
        <Button href={pathTo('company-reviews', { urlName: company.urlName })}>
          {text.seeReviews(company.counts.reviews, compact(company.counts.reviews))}
        </Button>
      )}
      {previews && previews.questions.length > 0 && (
        <QuestionsPreview company={company} questions={previews.questions} />
      )}
      {overview.benefits.items.length > 0 && (
        <BenefitsPreview company={company} benefits={overview.benefits} />
      )}
      <AboutCard company={company} />
      <VideoCard />
      {story.sections.map((section) => (
        <SectionCard key={section.title} section={section} />
      ))}
      <LifeCard company={company} photos={overview.life} />
      {story.updates.length > 0 && <UpdatesCard name={company.name} updates={story.updates} />}
      <BadgesCard badges={company.badges} />
      {overview.awards && <AwardsCard name={company.name} given={overview.awards} />}
      <FaqCard name={company.name} questions={faqOf(company, overview.ratings)} />
    </>
  );
});

const Side = observer(function Side({ company, overview }: AboutProps) {
  const now = useStore(Clock).now();
  const { surroundings, photos, story } = overview;
  const { previews } = useStore(CompanyPreviewsStore);
  const [leader] = surroundings.leaders;
  const rest = useRest();
  const [award] = overview.awards?.awards ?? [];
  const first = (
    <>
      {award && <TopAward award={award} />}
      <FactsCard company={company} year={new Date(now).getUTCFullYear()} />
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
    </>
  );
});
