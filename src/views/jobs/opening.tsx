import { compensation } from '../../core/jobs/compensation';
import type { Job, JobCard } from '../../core/jobs/job';
import { againstMarket } from '../../core/jobs/market-pay';
import { jobText as text } from '../../core/jobs/text';
import { Clock } from '../../core/shared/clock';
import { designationUrl } from '../../core/shared/designation-url';
import { yearlyPay } from '../../core/shared/money';
import { pathTo } from '../../core/shell/screens';
import { Anchor } from '../kit/anchor';
import { Button } from '../kit/button';
import { Card } from '../kit/card';
import { Chip } from '../kit/chip';
import { CompanyMark } from '../kit/company-mark';
import { Icon } from '../kit/icon';
import { Rating } from '../kit/rating';
import { useStore } from '../use-store';
import css from './jobs.module.css';
import { SaveJob } from './save-job';

export function OpeningCard({ job }: { readonly job: Job }) {
  const now = useStore(Clock).now();
  const { card, open, confirmedOn } = job;
  const { company, applyHere, applyUrl } = card;
  return (
    <Card className={css.opening}>
      <div className={css.employer}>
        <CompanyMark url={company.logoUrl} name={company.name} size="lg" />
        <div>
          <Anchor href={pathTo('company-overview', { urlName: company.urlName })}>{company.name}</Anchor>
          <small>{company.industry}</small>
        </div>
        {company.rating > 0 && <Rating value={company.rating} />}
      </div>
      <h1>{card.title}</h1>
      {open ? (
        <p className={css.apply}>
          {applyHere ? (
            <Button look="gold" size="large" icon="send" href={pathTo('job-apply', { jobId: card.id })}>
              {text.applyHere}
            </Button>
          ) : (
            <Button look="gold" size="large" icon="external-link" href={applyUrl}>
              {text.apply}
            </Button>
          )}
          <SaveJob job={card} />
          <small>
            {text.confirmed(confirmedOn, now)} {applyHere ? text.applyHereNote(company.name) : text.applyNote}
          </small>
        </p>
      ) : (
        <div className={css.closed} role="status">
          <Icon name="info" />
          <p>
            <b>{text.closed}</b>
            {text.closedText}
          </p>
        </div>
      )}
    </Card>
  );
}

export const WorkCard = ({ job: { about, duties, card } }: { readonly job: Job }) => (
  <Card padded>
    <h2 className={css.title}>{text.about}</h2>
    <p className={css.text}>{about}</p>
    <h2 className={css.title}>{text.duties}</h2>
    <ul className={css.duties}>
      {duties.map((duty) => (
        <li key={duty}>{duty}</li>
      ))}
    </ul>
    {card.skills.length > 0 && (
      <>
        <h2 className={css.title}>{text.skills}</h2>
        <p className={css.chips}>
          {card.skills.map((skill) => (
            <Chip key={skill} href={pathTo('skill-jobs', { skillUrl: designationUrl(skill) })}>
              {skill}
            </Chip>
          ))}
        </p>
      </>
    )}
  </Card>
);

export function FactsCard({ job: { card, applications } }: { readonly job: Job }) {
  const now = useStore(Clock).now();
  const rows = [
    [text.pay, compensation(card)],
    [text.experience, text.years(card.fromYears, card.toYears)],
    [text.place, text.places(card.places)],
    [text.employment, text.employments[card.employment]],
  ] as const;
  return (
    <Card padded>
      <h2 className={css.title}>{text.facts}</h2>
      <dl className={css.numbers}>
        {rows
          .filter(([, value]) => value)
          .map(([name, value]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
      </dl>
      <AgainstMarket card={card} />
      <p className={css.found}>{text.posted(card.postedOn, now)}</p>
      {applications && <p className={css.found}>{text.answered(applications.answered, applications.sent)}</p>}
      {card.applyHere && (
        <p className={css.found}>
          <Anchor className={css.own} href={pathTo('job-applications')}>
            {text.ownApplications}
          </Anchor>
        </p>
      )}
    </Card>
  );
}

/** From the published groups of the salary pages, to which it leads. */
function AgainstMarket({ card }: { readonly card: JobCard }) {
  const { market, designation } = card;
  const verdict = againstMarket(card, market);
  const paid = card.minCtc !== undefined || card.maxCtc !== undefined;
  if (!market || (paid && !verdict)) return undefined;
  const median = yearlyPay(market.median);
  return (
    <p className={css.market}>
      <Anchor href={pathTo('designation-salaries', { jobProfile: designation })}>
        {verdict ? text.market.long[verdict](median) : text.market.usual(median)}
      </Anchor>
      <small>
        {text.market.group(market.experience, market.place)} {text.market.source(market.people)}
      </small>
    </p>
  );
}

export const EmployerCard = ({ job: { card, payHere } }: { readonly job: Job }) => {
  const { urlName, name, rating, reviews } = card.company;
  return (
    <Card padded>
      <h2 className={css.title}>{text.employer}</h2>
      <p className={css.reported}>
        {rating > 0 && <Rating value={rating} />}
        {reviews > 0 ? text.reviews(reviews) : text.noReviews}
      </p>
      {payHere && (
        <p className={css.reported}>
          <span>{text.payHere}</span>
          <b>{text.payHereFigure(yearlyPay(payHere.median))}</b>
          <small>{text.market.source(payHere.people)}</small>
        </p>
      )}
      <p className={css.links}>
        <Button look="line" href={pathTo('company-reviews', { urlName })}>
          {text.reviewsOf(name)}
        </Button>
        <Button look="line" href={pathTo('designation-salaries', { jobProfile: card.designation })}>
          {text.payOfRole}
        </Button>
        <Button look="line" href={pathTo('company-interviews', { urlName })}>
          {text.interviewsAt(name)}
        </Button>
        <Button look="line" href={pathTo('company-jobs', { urlName })}>
          {text.allAt(name)}
        </Button>
      </p>
    </Card>
  );
};
