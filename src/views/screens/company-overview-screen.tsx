import { observer } from 'mobx-react-lite';
import type { LoaderFunctionArgs } from 'react-router';
import type { Company } from '../../core/companies/company';
import { faqOf } from '../../core/companies/faq';
import { companyWords as words } from '../../core/companies/words';
import { compact } from '../../core/format/numbers';
import { pathTo } from '../../core/navigation/screens';
import { Clock } from '../../core/shared/clock';
import { type CompanyOverview, CompanyOverviewStore } from '../../stores/company-overview-store';
import { CompanyStore } from '../../stores/company-store';
import { AboutCard, BadgesCard, ClaimedBanner, FaqCard } from '../company/about-cards';
import { AboutTabs } from '../company/about-tabs';
import { CompanyPage } from '../company/company-page';
import { organisationFacts } from '../company/organisation-facts';
import { PhrasesCard } from '../company/phrases-card';
import { ScoreCard } from '../company/score-card';
import { FactsCard, LeadersCard, PhotosCard, RelatedCard } from '../company/side-cards';
import { Button } from '../kit/button';
import { ReviewCard } from '../reviews/review-card';
import type { ScreenHandle } from '../shell/screen-module';
import { storesContext, useStore } from '../use-store';

export const handle: ScreenHandle = {
  head: (resolve) => {
    const { company } = resolve(CompanyStore);
    const { overview } = resolve(CompanyOverviewStore);
    const head = words.heads.overview(company?.name ?? '');
    return company
      ? {
          ...head,
          canonical: pathTo('company-overview', { urlName: company.urlName }),
          image: company.coverUrl,
          facts: organisationFacts(company, faqOf(company, overview?.ratings)),
        }
      : head;
  },
};

export const loader = async ({ params, request, context }: LoaderFunctionArgs): Promise<void> => {
  const resolve = context.get(storesContext);
  const call = { signal: request.signal };
  const urlName = params.urlName ?? '';
  await Promise.all([
    resolve(CompanyStore).open(urlName, call),
    resolve(CompanyOverviewStore).open(urlName, call),
  ]);
};

export const Component = observer(function CompanyOverviewScreen() {
  const { company } = useStore(CompanyStore);
  const { overview } = useStore(CompanyOverviewStore);
  if (!company || !overview) return undefined;
  return (
    <CompanyPage tab="about" side={<Side company={company} overview={overview} />}>
      <AboutTabs company={company} current="company-overview" />
      {company.claimed && <ClaimedBanner name={company.name} />}
      {company.counts.reviews > 0 && <ScoreCard ratings={overview.ratings} industry={company.industry} />}
      {company.counts.reviews > 0 && <PhrasesCard ratings={overview.ratings} />}
      {overview.review && <ReviewCard review={overview.review} />}
      {overview.review && (
        <Button href={pathTo('company-reviews', { urlName: company.urlName })}>
          {words.seeReviews(compact(company.counts.reviews))}
        </Button>
      )}
      <AboutCard company={company} />
      {company.badges.length > 0 && <BadgesCard badges={company.badges} />}
      <FaqCard name={company.name} questions={faqOf(company, overview.ratings)} />
    </CompanyPage>
  );
});

function Side({ company, overview }: { company: Company; overview: CompanyOverview }) {
  const now = useStore(Clock).now();
  const { surroundings, photos } = overview;
  return (
    <>
      <FactsCard company={company} year={new Date(now).getUTCFullYear()} />
      {photos.length > 0 && <PhotosCard company={company} photos={photos} />}
      {surroundings.comparedWith.length > 0 && (
        <RelatedCard
          title={words.compared}
          companies={surroundings.comparedWith}
          action={{ label: words.compare, href: pathTo('compare') }}
        />
      )}
      {surroundings.leaders.length > 0 && <LeadersCard leaders={surroundings.leaders} />}
    </>
  );
}
