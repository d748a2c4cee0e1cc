import { observer } from 'mobx-react-lite';
import { railText } from '../../core/feed/rail-text';
import type { TalkedAbout as Company } from '../../core/posts/post';
import { loaded } from '../../core/shared/loadable';
import { pathTo, type ScreenId } from '../../core/shell/screens';
import { TrendingStore } from '../../stores/feed/trending-store';
import { Anchor } from '../kit/anchor';
import { Button } from '../kit/button';
import { Card } from '../kit/card';
import { CompanyMark } from '../kit/company-mark';
import { ErrorBoundary } from '../kit/error-boundary';
import { Rating } from '../kit/rating';
import { useRepeatedContent } from '../shared/use-repeated-content';
import { useStore } from '../use-store';
import { FairPayCard } from './fair-pay-card';
import css from './side-rail.module.css';

export const SideRail = () => (
  <>
    <FairPayCard />
    <ErrorBoundary>
      <TalkedAbout />
    </ErrorBoundary>
    <ShareInterview />
    <Legal />
  </>
);

const TalkedAbout = observer(function TalkedAbout() {
  const companies = loaded(useStore(TrendingStore).companies);
  const content = useRepeatedContent(CompanyList, { companies: companies ?? [] });
  if (!companies?.length) return undefined;
  return <Card padded className={css.talk} {...content} />;
});

interface CompanyListProps {
  readonly companies: readonly Company[];
}

function CompanyList({ companies }: CompanyListProps) {
  return (
    <>
      <h2 className={css.title}>{railText.rail.talkTitle}</h2>
      <ul>
        {companies.map(({ urlName, name, logoUrl, rating, topic, postId }) => (
          <li key={postId}>
            <Anchor className={css.company} href={pathTo('company-overview', { urlName })}>
              <CompanyMark url={logoUrl} name={name} size="sm" />
              <span>
                <b>
                  <bdi>{name}</bdi>
                </b>
                <small>{topic}</small>
              </span>
              {rating > 0 && <Rating value={rating} />}
            </Anchor>
          </li>
        ))}
      </ul>
    </>
  );
}

const ShareInterview = () => <Card padded board {...useRepeatedContent(Invitation, {})} />;

function Invitation() {
  const text = railText.rail;
  return (
    <>
      <h2 className={css.loud}>{text.boardTitle}</h2>
      <p className={css.chalk}>{text.boardText}</p>
      <Button look="gold" size="small" href={pathTo('contribute-interview')}>
        {text.boardAction}
      </Button>
    </>
  );
}

const LEGAL = [
  ['about', 'about'],
  ['guidelines', 'guidelines'],
  ['privacy', 'privacy'],
  ['trust', 'trust'],
  ['grievances', 'grievances'],
  ['terms', 'terms'],
  ['help', 'need-help'],
] as const satisfies readonly (readonly [string, ScreenId])[];

const Legal = () => (
  <nav className={css.legal} aria-label={railText.rail.legalLabel} {...useRepeatedContent(LegalLinks, {})} />
);

const LegalLinks = () =>
  LEGAL.map(([name, screen]) => (
    <Anchor key={name} href={pathTo(screen)}>
      {railText.rail.legal[name]}
    </Anchor>
  ));
