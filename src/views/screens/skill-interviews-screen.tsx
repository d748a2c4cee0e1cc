import { observer } from 'mobx-react-lite';
import type { LoaderFunctionArgs } from 'react-router';
import { readInterviewQuery } from '../../core/interviews/interview-query';
import { interviewWords as words } from '../../core/interviews/words';
import { pathTo } from '../../core/navigation/screens';
import { JobsStore } from '../../stores/jobs-store';
import { QuestionsStore } from '../../stores/questions-store';
import css from '../interviews/interviews.module.css';
import { QuestionsPage } from '../interviews/questions-page';
import { openSkill } from '../jobs/open-about';
import { SkillTabs } from '../jobs/skill-tabs';
import { Chip } from '../kit/chip';
import type { ScreenHandle } from '../shell/screen-module';
import { storesContext, useStore } from '../use-store';

const skillOf = ({ page, wish }: QuestionsStore): string =>
  page?.items[0]?.skill ?? (wish.skill ?? '').replaceAll('-', ' ');

export const handle: ScreenHandle = {
  head: (resolve) => {
    const store = resolve(QuestionsStore);
    const title = words.skillTitle(skillOf(store));
    return {
      title,
      description: `${title}. ${words.home.description}`,
      canonical: store.wish.skill && pathTo('skill-interviews', { skillUrl: store.wish.skill }),
    };
  },
};

export const loader = async ({ params, request, context }: LoaderFunctionArgs): Promise<void> => {
  const { page } = readInterviewQuery(new URL(request.url).search);
  await openSkill(context.get(storesContext), params.skillUrl ?? '', { page }, { signal: request.signal });
};

export const Component = observer(function SkillInterviewsScreen() {
  const store = useStore(QuestionsStore);
  const jobs = useStore(JobsStore).inAll;
  const { skill = '' } = store.wish;
  return (
    <QuestionsPage
      title={words.skillTitle(skillOf(store))}
      path={pathTo('skill-interviews', { skillUrl: skill })}
    >
      <SkillTabs skillUrl={skill} questions={store.page?.total ?? 0} jobs={jobs} current="interviews" />
      <nav className={css.chips} aria-label={words.skills}>
        {(store.page?.skills ?? []).map((one) => (
          <Chip
            key={one.skill}
            on={one.skill === skill}
            href={pathTo('skill-interviews', { skillUrl: one.skill })}
          >
            {one.name}
          </Chip>
        ))}
      </nav>
    </QuestionsPage>
  );
});
