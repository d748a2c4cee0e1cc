import { observer } from 'mobx-react-lite';
import type { LoaderFunctionArgs } from 'react-router';
import { interviewQuery, readInterviewQuery } from '../../core/interviews/interview-query';
import { interviewText as text } from '../../core/interviews/text';
import type { JobPage } from '../../core/jobs/job';
import { pathTo } from '../../core/shell/screens';
import { QuestionsStore } from '../../stores/interviews/questions-store';
import { JobsStore } from '../../stores/jobs/jobs-store';
import { JobRow } from '../jobs/job-row';
import { openSkill } from '../jobs/open-about';
import { SkillTabs } from '../jobs/skill-tabs';
import { Button } from '../kit/button';
import { Chip } from '../kit/chip';
import { classNames } from '../kit/class-names';
import { Results } from '../kit/results';
import { useCurrentInSight } from '../kit/use-current-in-sight';
import { lastPage } from '../shared/last-page';
import type { ScreenHandle } from '../shared/screen-module';
import { storesContext, useStore } from '../use-store';
import css from './interviews.module.css';
import { QuestionsPage } from './questions-page';

const JOBS = 3;

/** Prefers the spelling used in the questions over the slug. */
const skillOf = ({ page, query: { skill = '' } }: QuestionsStore): string =>
  page?.items[0]?.skill ?? skill.replaceAll('-', ' ');

export const handle: ScreenHandle = {
  head: (resolve) => {
    const store = resolve(QuestionsStore);
    const title = text.skillTitle(skillOf(store));
    return {
      title,
      description: `${title}. ${text.home.description}`,
      canonical:
        store.query.skill &&
        pathTo('skill-interviews', { skillUrl: store.query.skill }) +
          interviewQuery({ page: store.query.page }),
    };
  },
};

export const loader = async ({
  params,
  request,
  context,
}: LoaderFunctionArgs): Promise<Response | undefined> => {
  const { page } = readInterviewQuery(new URL(request.url).search);
  const resolve = context.get(storesContext);
  await openSkill(resolve, params.skillUrl ?? '', { page }, { signal: request.signal });
  const { query, page: shown } = resolve(QuestionsStore);
  return lastPage(request, { page: query.page, pages: shown?.pages ?? 0 });
};

export const Component = observer(function SkillInterviewsScreen() {
  const store = useStore(QuestionsStore);
  const { inAll: jobs, page: openings } = useStore(JobsStore);
  const { skill = '' } = store.query;
  const chips = useCurrentInSight(skill);
  return (
    <QuestionsPage
      title={text.skillTitle(skillOf(store))}
      path={pathTo('skill-interviews', { skillUrl: skill })}
      about="skill"
      below={<SkillJobs skill={skillOf(store)} skillUrl={skill} page={openings} />}
    >
      <SkillTabs skillUrl={skill} questions={store.page?.total ?? 0} jobs={jobs} current="interviews" />
      <div ref={chips}>
        <nav className={classNames(css.chips, css.scrolling)} aria-label={text.skills} data-scrolls="">
          {(store.page?.skills ?? []).map((countedSkill) => (
            <Chip
              key={countedSkill.skill}
              on={countedSkill.skill === skill}
              href={pathTo('skill-interviews', { skillUrl: countedSkill.skill })}
            >
              {countedSkill.name} <span className={css.count}>{countedSkill.questions}</span>
            </Chip>
          ))}
        </nav>
      </div>
    </QuestionsPage>
  );
});

interface SkillJobsProps {
  readonly skill: string;
  readonly skillUrl: string;
  readonly page: JobPage;
}

/** The newest jobs that need the skill. */
const SkillJobs = ({ skill, skillUrl, page: { items, total } }: SkillJobsProps) =>
  total > 0 && (
    <section className={css.rows}>
      <h2 className={classNames(css.title, css.inset)}>{text.jobsFor(skill)}</h2>
      <Results className={css.flush}>
        {items.slice(0, JOBS).map((job) => (
          <JobRow key={job.id} job={job} />
        ))}
      </Results>
      {total > JOBS && (
        <p className={css.inset}>
          <Button href={pathTo('skill-jobs', { skillUrl })}>{text.allJobsFor(total)}</Button>
        </p>
      )}
    </section>
  );
