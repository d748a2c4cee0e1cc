import { observer } from 'mobx-react-lite';
import type { Company } from '../../core/companies/company';
import { faqOf } from '../../core/companies/faq';
import { companyText as text } from '../../core/companies/text';
import { compact } from '../../core/shared/numbers';
import { pathTo } from '../../core/shell/screens';
import { type CompanyOverview, CompanyOverviewStore } from '../../stores/companies/company-overview-store';
import { CompanyPreviewsStore } from '../../stores/companies/company-previews-store';
import { Button } from '../kit/button';
import { useBelowFirstView } from '../kit/use-below-first-view';
import { ReviewCard } from '../reviews/review-card';
import { useStore } from '../use-store';
import { AboutCard, BadgesCard, FaqCard } from './about-cards';
import { AwardsCard } from './awards-card';
import { PhrasesCard } from './phrases-card';
import { BenefitsPreview, QuestionsPreview, SalariesPreview } from './preview-cards';
import { RatingsFailed } from './ratings-failed';
import { ScoreCard } from './score-card';
import { LifeCard, SectionCard, UpdatesCard } from './story-cards';
import { TrendCard } from './trend-card';
import { VideoCard } from './video-card';

export interface OverviewPartProps {
  readonly company: Company;
  readonly overview: CompanyOverview;
}

/** The overview below the company's name. */
export const Part = observer(function OverviewBelow({ company, overview }: OverviewPartProps) {
  const rest = useBelowFirstView();
  return (
    <>
      {company.counts.reviews > 0 && <Rated company={company} overview={overview} />}
      {rest && <Below company={company} overview={overview} />}
    </>
  );
});

const Rated = observer(function Rated({ company, overview: { ratings, urlName } }: OverviewPartProps) {
  const overviews = useStore(CompanyOverviewStore);
  if (!ratings) return <RatingsFailed key={urlName} from={overviews} />;
  return (
    <>
      <ScoreCard ratings={ratings} industry={company.industry} />
      <PhrasesCard ratings={ratings} />
    </>
  );
});

/** Content below the first view. */
const Below = observer(function Below({ company, overview }: OverviewPartProps) {
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
