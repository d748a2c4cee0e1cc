import { observer } from 'mobx-react-lite';
import { experienceOptions } from '../../core/format/pickers';
import { CTC_BANDS, FRESHNESS, type JobFilters } from '../../core/jobs/job';
import { isNarrowed, jobQuery } from '../../core/jobs/job-query';
import type { JobWish } from '../../core/jobs/jobs-port';
import { jobWords as words } from '../../core/jobs/words';
import { pathTo } from '../../core/navigation/screens';
import { EMPLOYMENTS } from '../../core/reviews/review';
import { JobsStore } from '../../stores/jobs-store';
import { type FilterField, FilterForm } from '../company/filter-form';
import { PageNumbers } from '../company/page-numbers';
import { Button } from '../kit/button';
import { Card } from '../kit/card';
import { classNames } from '../kit/class-names';
import { EmptyState } from '../kit/empty-state';
import { ResultCount, Results } from '../kit/results';
import { useFirstView } from '../kit/use-first-view';
import { useStore } from '../use-store';
import { JobRow } from './job-row';
import css from './jobs.module.css';

/** As many openings as a tall window shows below the filters. */
const FIRST_VIEW = 4;

interface JobListProps {
  readonly path: string;
  /** What the page itself is about: it is in the path, so there is no filter for it. */
  readonly about?: readonly (keyof JobWish)[];
  /** The page has no edge of its own on a phone. */
  readonly inPage?: boolean;
}

/** Openings with their filters, all in the address. */
export const JobList = observer(function JobList({ path, about = [], inPage = false }: JobListProps) {
  const { page, wish, filters } = useStore(JobsStore);
  const jobs = useFirstView(page.items, FIRST_VIEW);
  const asked = Object.fromEntries(
    Object.entries(wish).filter(([name]) => !about.includes(name as keyof JobWish)),
  ) as JobWish;
  const narrowed = isNarrowed(asked);
  if (page.total === 0 && !narrowed)
    return (
      <Results className={classNames(inPage && css.inPage)}>
        <Card>
          <EmptyState title={words.none} action={<Button href={pathTo('jobs')}>{words.all}</Button>} />
        </Card>
      </Results>
    );
  return (
    <>
      {filters && (
        <div className={classNames(inPage && css.inset)}>
          <FilterForm
            label={words.filters.title}
            path={path}
            fields={fieldsOf(filters, asked).filter(({ name }) => !hidden(about).includes(name))}
            any={words.filters.any}
            apply={words.filters.apply}
            clear={narrowed ? { label: words.filters.clear, href: path } : undefined}
          >
            {asked.companyUrl && <input type="hidden" name="company_name" value={asked.companyUrl} />}
            {asked.skill && <input type="hidden" name="skill" value={asked.skill} />}
          </FilterForm>
        </div>
      )}
      <ResultCount className={classNames(inPage && css.inset)}>{words.found(page.total)}</ResultCount>
      <Results className={classNames(inPage && css.inPage)}>
        {page.total === 0 && (
          <Card>
            <EmptyState
              title={words.noneFit}
              text={words.noneFitText}
              action={<Button href={path}>{words.filters.clear}</Button>}
            />
          </Card>
        )}
        {jobs.map((job) => (
          <JobRow key={job.id} job={job} />
        ))}
      </Results>
      <PageNumbers
        page={wish.page ?? 1}
        pages={page.pages}
        hrefOf={(number) => path + jobQuery({ ...asked, page: number })}
      />
    </>
  );
});

/** Of what the page is about, and of an industry that follows from its company. */
const hidden = (about: readonly (keyof JobWish)[]): readonly string[] => [
  ...(about.includes('designation') ? ['job_profile'] : []),
  ...(about.includes('companyUrl') ? ['industry'] : []),
];

function fieldsOf(filters: JobFilters, wish: JobWish): readonly FilterField[] {
  const counted = (choices: JobFilters['locations']) =>
    choices.map(({ urlName, name, jobs }) => ({ value: urlName, label: words.filters.choice(name, jobs) }));
  const field = (
    name: string,
    label: string,
    value: string | number | undefined,
    options: FilterField['options'],
  ): FilterField => ({ name, label, value: value === undefined ? '' : String(value), options });
  return [
    field('job_profile', words.filters.designation, wish.designation, counted(filters.designations)),
    field('location', words.filters.location, wish.location, counted(filters.locations)),
    field('industry', words.filters.industry, wish.industry, counted(filters.industries)),
    field(
      'experience',
      words.filters.experience,
      wish.experience,
      experienceOptions().map(({ value, label }) => ({ value: String(value), label })),
    ),
    field(
      'ctc',
      words.filters.ctc,
      wish.ctc,
      CTC_BANDS.map((band) => ({ value: band, label: words.filters.band(band) })),
    ),
    field(
      'freshness',
      words.filters.freshness,
      wish.freshness,
      FRESHNESS.map((days) => ({ value: String(days), label: words.filters.days(days) })),
    ),
    field(
      'employment',
      words.filters.employment,
      wish.employment,
      EMPLOYMENTS.map((kind) => ({ value: kind, label: words.employments[kind] })),
    ),
  ];
}
