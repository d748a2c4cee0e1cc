import { observer } from 'mobx-react-lite';
import type { LoaderFunctionArgs } from 'react-router';
import { jobText as text } from '../../core/jobs/text';
import { pathTo } from '../../core/shell/screens';
import { JobStore } from '../../stores/jobs/job-store';
import { classNames } from '../kit/class-names';
import { Results } from '../kit/results';
import type { ScreenHandle } from '../shared/screen-module';
import { storesContext, useStore } from '../use-store';
import { jobFacts } from './job-facts';
import { JobRow } from './job-row';
import css from './jobs.module.css';
import { EmployerCard, FactsCard, OpeningCard, WorkCard } from './opening';

export const handle: ScreenHandle = {
  head: (resolve) => {
    const { job } = resolve(JobStore);
    if (!job) return { title: text.title, description: text.description };
    const { id, title, company, places } = job.card;
    return {
      title: `${title}, ${company.name}`,
      description: `${text.openingDescription(title, company.name, places)} ${job.about}`.slice(0, 200),
      canonical: pathTo('job', { jobId: id }),
      hidden: !job.open,
      ...(job.open && { facts: jobFacts(job) }),
    };
  },
};

export const loader = ({ params, request, context }: LoaderFunctionArgs): Promise<void> =>
  context
    .get(storesContext)(JobStore)
    .open(params.jobId ?? '', { signal: request.signal });

export const Component = observer(function JobScreen() {
  const { job } = useStore(JobStore);
  if (!job) return undefined;
  return (
    <div className={css.grid}>
      <OpeningCard job={job} />
      <div className={css.terms}>
        <FactsCard job={job} />
      </div>
      <div className={css.main}>
        <WorkCard job={job} />
        {job.similar.length > 0 && (
          <Results className={css.inPage}>
            <h2 className={classNames(css.title, css.loose)}>{text.similar}</h2>
            {job.similar.map((jobCard) => (
              <JobRow key={jobCard.id} job={jobCard} />
            ))}
          </Results>
        )}
      </div>
      <div className={css.workers}>
        <EmployerCard job={job} />
      </div>
    </div>
  );
});
