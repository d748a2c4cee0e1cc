import { observer } from 'mobx-react-lite';
import { alertQuery } from '../../core/jobs/alert-query';
import { isNarrowed, jobQuery } from '../../core/jobs/job-query';
import type { JobWish } from '../../core/jobs/jobs-port';
import { jobWords as words } from '../../core/jobs/words';
import { pathTo } from '../../core/shell/screens';
import { JobsStore } from '../../stores/jobs/jobs-store';
import { Button } from '../kit/button';
import { Card } from '../kit/card';
import { classNames } from '../kit/class-names';
import { EmptyState } from '../kit/empty-state';
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
  readonly about?: readonly (keyof JobWish)[];
  /** For pages without side padding on a phone. */
  readonly inPage?: boolean;
}

/** All filters are in the query string. */
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
          <EmptyState
            title={words.none}
            action={
              <>
                <Button href={pathTo('jobs')}>{words.all}</Button>
                <AlertLink wish={wish} size="medium" />
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
            label={words.filters.title}
            path={path}
            fields={jobFields(filters, asked).filter(({ name }) => !hidden(about).includes(name))}
            any={words.filters.any}
            apply={words.filters.apply}
            clear={narrowed ? { label: words.filters.clear, href: path } : undefined}
          >
            {asked.companyUrl && <input type="hidden" name="company_name" value={asked.companyUrl} />}
            {asked.skill && <input type="hidden" name="skill" value={asked.skill} />}
          </FilterForm>
        </div>
      )}
      <div className={classNames(css.bar, inPage && css.inset)}>
        <ResultCount>{words.found(page.total)}</ResultCount>
        <AlertLink wish={wish} size="small" />
      </div>
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

const AlertLink = ({ wish, size }: { readonly wish: JobWish; readonly size: 'small' | 'medium' }) => (
  <Button icon="bell" size={size} href={pathTo('job-alerts') + alertQuery(wish)}>
    {words.alert}
  </Button>
);

/** Hides the filter of the page's subject, and of an industry that follows from the company. */
const hidden = (about: readonly (keyof JobWish)[]): readonly string[] => [
  ...(about.includes('designation') ? ['job_profile'] : []),
  ...(about.includes('companyUrl') ? ['industry'] : []),
];
