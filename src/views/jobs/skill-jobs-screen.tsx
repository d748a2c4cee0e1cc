import { observer } from 'mobx-react-lite';
import type { LoaderFunctionArgs } from 'react-router';
import { isNarrowed, readJobQuery } from '../../core/jobs/job-query';
import { nameOfSlug } from '../../core/jobs/name-of-slug';
import { jobText as text } from '../../core/jobs/text';
import { designationUrl } from '../../core/shared/designation-url';
import { pathTo } from '../../core/shell/screens';
import { QuestionsStore } from '../../stores/interviews/questions-store';
import { JobsStore } from '../../stores/jobs/jobs-store';
import { Page, PageHead } from '../kit/page';
import { lastPage } from '../shared/last-page';
import type { ScreenHandle } from '../shared/screen-module';
import { storesContext, useStore } from '../use-store';
import { JobList } from './job-list';
import { openSkill } from './open-about';
import { SkillTabs } from './skill-tabs';

const ABOUT = ['skill'] as const;

/** Prefers the spelling used in the openings over the slug. */
function nameOf({ query, page }: Pick<JobsStore, 'query' | 'page'>): string {
  const { skill = '' } = query;
  const written = page.items.flatMap(({ skills }) => skills).find((item) => designationUrl(item) === skill);
  return written ?? nameOfSlug(skill);
}

export const handle: ScreenHandle = {
  head: (resolve) => {
    const store = resolve(JobsStore);
    const skill = nameOf(store);
    return {
      title: text.skillTitle(skill),
      description: text.skillDescription(skill),
      canonical: pathTo('skill-jobs', { skillUrl: store.query.skill ?? '' }),
      hidden: isNarrowed(store.query, ABOUT) || store.page.total === 0,
    };
  },
};

export const loader = async ({
  params,
  request,
  context,
}: LoaderFunctionArgs): Promise<Response | undefined> => {
  const resolve = context.get(storesContext);
  const jobs = readJobQuery(new URL(request.url).search);
  await openSkill(resolve, params.skillUrl ?? '', { jobs }, { signal: request.signal });
  return lastPage(request, { page: jobs.page, pages: resolve(JobsStore).page.pages });
};

export const Component = observer(function SkillJobsScreen() {
  const store = useStore(JobsStore);
  const { page } = useStore(QuestionsStore);
  const skillUrl = store.query.skill;
  if (!skillUrl) return undefined;
  return (
    <Page>
      <PageHead title={text.skillTitle(nameOf(store))} lead={text.skillDescription(nameOf(store))} />
      <SkillTabs skillUrl={skillUrl} questions={page?.total ?? 0} jobs={store.inAll} current="jobs" />
      <JobList path={pathTo('skill-jobs', { skillUrl })} about={ABOUT} />
    </Page>
  );
});
