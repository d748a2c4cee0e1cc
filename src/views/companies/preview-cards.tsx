import { benefitNames } from '../../core/companies/benefit-text';
import type { Company, Office, ReportedBenefits } from '../../core/companies/company';
import { companyText } from '../../core/companies/text';
import type { InterviewQuestion } from '../../core/interviews/interview';
import { interviewText } from '../../core/interviews/text';
import { compensation } from '../../core/jobs/compensation';
import type { JobCard } from '../../core/jobs/job';
import { jobText } from '../../core/jobs/text';
import type { JobSalary } from '../../core/salaries/salaries-port';
import { salaryQuery } from '../../core/salaries/salary-query';
import { salaryText } from '../../core/salaries/text';
import { midSentence } from '../../core/shared/mid-sentence';
import { compact } from '../../core/shared/numbers';
import { pathTo } from '../../core/shell/screens';
import { QuestionList } from '../interviews/question-list';
import { Anchor } from '../kit/anchor';
import { Card } from '../kit/card';
import { FiguresCard } from '../salaries/figures-card';
import { SalaryRows } from '../salaries/salary-rows';
import css from './preview-cards.module.css';

const text = companyText.previews;
const ROWS = 3;

interface SalariesPreviewProps {
  readonly company: Company;
  readonly salaries: readonly JobSalary[];
}

/** The role with the most salaries and its distribution, then other roles in rows. */
export function SalariesPreview({ company: { urlName, name, counts }, salaries }: SalariesPreviewProps) {
  const [first, ...jobSalaries] = salaries;
  const path = pathTo('company-salaries', { urlName });
  if (!first) return undefined;
  return (
    <FiguresCard
      title={salaryText.companyTitle(name)}
      job={first.jobProfile}
      figures={first.figures}
      end={
        <>
          <SalaryRows
            rows={jobSalaries.slice(0, ROWS).map((jobSalary) => ({
              id: String(jobSalary.jobProfileId),
              name: jobSalary.jobProfile,
              href: path + salaryQuery({ jobProfileId: jobSalary.jobProfileId }),
              figures: jobSalary.figures,
            }))}
          />
          <p className={css.all}>
            <Anchor href={path}>{text.allSalaries(counts.salaries, compact(counts.salaries))}</Anchor>
          </p>
        </>
      }
    >
      <p className={css.role}>
        <Anchor href={path + salaryQuery({ jobProfileId: first.jobProfileId })}>{first.jobProfile}</Anchor>
      </p>
    </FiguresCard>
  );
}

interface QuestionsPreviewProps {
  readonly company: Company;
  readonly questions: readonly InterviewQuestion[];
}

export const QuestionsPreview = ({
  company: { urlName, name, counts },
  questions,
}: QuestionsPreviewProps) => (
  <Card padded>
    <div className={css.head}>
      <h2>{interviewText.companyTitle(name)}</h2>
      <Anchor href={pathTo('company-interviews', { urlName })}>
        {companyText.all(counts.interviews, compact(counts.interviews))}
      </Anchor>
    </div>
    <QuestionList questions={questions.slice(0, ROWS)} about="company" />
  </Card>
);

interface JobsPreviewProps {
  readonly company: Company;
  readonly jobs: readonly JobCard[];
}

export const JobsPreview = ({ company: { urlName, counts }, jobs }: JobsPreviewProps) => (
  <Card padded>
    <div className={css.head}>
      <h2 className={css.small}>{text.jobs(counts.jobs)}</h2>
      <Anchor href={pathTo('company-jobs', { urlName })}>{text.seeAll}</Anchor>
    </div>
    <ul className={css.jobs}>
      {jobs.slice(0, ROWS).map((job) => (
        <li key={job.id}>
          <Anchor href={pathTo('job', { jobId: job.id })} className={css.job}>
            <span>
              <b>{job.title}</b>
              <small>
                {job.places[0]}, {midSentence(jobText.years(job.fromYears, job.toYears))}
              </small>
            </span>
            <small>{compensation(job)}</small>
          </Anchor>
        </li>
      ))}
    </ul>
  </Card>
);

const OFFICES = 3;

interface LocationsPreviewProps {
  readonly company: Company;
  readonly offices: readonly Office[];
}

/** Three locations, two on a narrow window, and a link to all. */
export const LocationsPreview = ({ company: { urlName, name }, offices }: LocationsPreviewProps) => (
  <Card padded>
    <h2 className={css.small}>{text.locations(name)}</h2>
    <ul className={css.offices}>
      {offices.slice(0, OFFICES).map(({ locationUrl, place, state, headquarters }) => (
        <li key={locationUrl}>
          <Anchor href={pathTo('company-office', { urlName, locationUrl })} className={css.job}>
            <span>
              <b>{place}</b>
              <small>{state}</small>
            </span>
            {headquarters && <small>{companyText.locations.headquarters}</small>}
          </Anchor>
        </li>
      ))}
    </ul>
    {offices.length > OFFICES - 1 && (
      <p className={css.all} data-few={offices.length <= OFFICES || undefined}>
        <Anchor href={pathTo('company-locations', { urlName })}>{text.allLocations(offices.length)}</Anchor>
      </p>
    )}
  </Card>
);

const BENEFITS_SHOWN = 6;

interface BenefitsPreviewProps {
  readonly company: Company;
  readonly benefits: ReportedBenefits;
}

export const BenefitsPreview = ({ company: { urlName, counts }, benefits }: BenefitsPreviewProps) => (
  <Card padded>
    <div className={css.head}>
      <h2>{text.benefits}</h2>
      <Anchor href={pathTo('company-benefits', { urlName })}>
        {companyText.all(counts.benefits, compact(counts.benefits))}
      </Anchor>
    </div>
    <ul className={css.benefits}>
      {benefits.items.slice(0, BENEFITS_SHOWN).map(({ code, reports }) => (
        <li key={code}>
          {benefitNames[code]}
          <b>{text.share(Math.round((100 * reports) / Math.max(1, benefits.reporters)))}</b>
        </li>
      ))}
    </ul>
  </Card>
);
