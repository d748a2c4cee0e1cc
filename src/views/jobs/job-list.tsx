import { observer } from 'mobx-react-lite';
import { alertQuery } from '../../core/jobs/alert-query';
import type { JobCard } from '../../core/jobs/job';
import { isNarrowed, jobQuery } from '../../core/jobs/job-query';
import type { JobQuery } from '../../core/jobs/jobs-port';
import { jobText as text } from '../../core/jobs/text';
import { pathTo } from '../../core/shell/screens';
import { JobsStore } from '../../stores/jobs/jobs-store';
import { Button } from '../kit/button';
import { Card } from '../kit/card';
import { classNames } from '../kit/class-names';
import { EmptyState } from '../kit/empty-state';
import { FirstViewEnd } from '../kit/first-view-end';
import { ResultCount, Results } from '../kit/results';
import { useFirstView } from '../kit/use-first-view';
import { FilterForm } from '../shared/filter-form';
import { PageNumbers } from '../shared/page-numbers';
import { useStore } from '../use-store';
import { jobFields } from './job-fields';
import { JobRow } from './job-row';
import css from './jobs.module.css';

/** Openings that a tall window shows below the filters. */
const FIRST_VIEW = 4;

interface JobListProps {
  readonly path: string;
  /** Subject of the page, taken from its path; it needs no filter. */
  readonly about?: readonly (keyof JobQuery)[];
  /** For pages without side padding on a phone. */
  readonly inPage?: boolean;
}

/** All filters are in the query string. */
export const JobList = observer(function JobList({ path, about = [], inPage = false }: JobListProps) {
  const { page, query, filters, missed } = useStore(JobsStore);
  const jobs = useFirstView(page.items, FIRST_VIEW);
  const request = Object.fromEntries(
    Object.entries(query).filter(([name]) => !about.includes(name as keyof JobQuery)),
  ) as JobQuery;
  const narrowed = isNarrowed(request);
  const row = (job: JobCard) => <JobRow key={job.id} job={job} ofCompany={about.includes('companyUrl')} />;
  if (page.total === 0 && !narrowed)
    return (
      <Results className={classNames(inPage && css.inPage)}>
        <Card>
          <EmptyState
            title={text.none}
            action={
              <>
                <Button href={pathTo('jobs')}>{text.all}</Button>
                <AlertLink query={query} size="medium" />
              </>
            }
          />
        </Card>
      </Results>
    );
  return (
    <>
      {filters && (
        <div className={classNames(inPage && css.inset)}>
          <FilterForm
            label={text.filters.title}
            path={path}
            fields={jobFields(filters, request).filter(({ name }) => !hidden(about).includes(name))}
            any={text.filters.any}
            apply={text.filters.apply}
            clear={narrowed ? { label: text.filters.clear, href: path } : undefined}
          >
            {request.companyUrl && <input type="hidden" name="company_name" value={request.companyUrl} />}
            {request.skill && <input type="hidden" name="skill" value={request.skill} />}
          </FilterForm>
        </div>
      )}
      <div className={classNames(css.bar, inPage && css.inset)}>
        <ResultCount>{text.found(page.total)}</ResultCount>
        <AlertLink query={query} size="small" />
      </div>
      <Results className={classNames(inPage && css.inPage)}>
        {page.total === 0 && (
          <Card>
            <EmptyState
              title={text.noneFit}
              text={text.noneFitText}
              action={<Button href={path}>{text.filters.clear}</Button>}
            />
          </Card>
        )}
        {jobs.slice(0, FIRST_VIEW).map(row)}
        <FirstViewEnd />
        {jobs.slice(FIRST_VIEW).map(row)}
      </Results>
      <PageNumbers
        page={query.page ?? 1}
        pages={page.pages}
        missed={missed}
        hrefOf={(number) => path + jobQuery({ ...request, page: number })}
      />
    </>
  );
});

const AlertLink = ({ query, size }: { readonly query: JobQuery; readonly size: 'small' | 'medium' }) => (
  <Button icon="bell" size={size} href={pathTo('job-alerts') + alertQuery(query)}>
    {text.alert}
  </Button>
);

/** Hides the filter of the page's subject, and of an industry that follows from the company. */
const hidden = (about: readonly (keyof JobQuery)[]): readonly string[] => [
  ...(about.includes('designation') ? ['job_profile'] : []),
  ...(about.includes('companyUrl') ? ['industry'] : []),
];
