import { observer } from 'mobx-react-lite';
import type { LoaderFunctionArgs } from 'react-router';
import { interviewQuery, readInterviewQuery } from '../../core/interviews/interview-query';
import { interviewWords as words } from '../../core/interviews/words';
import { pathTo } from '../../core/shell/screens';
import { QuestionsStore } from '../../stores/interviews/questions-store';
import { Button } from '../kit/button';
import { lastPage } from '../shared/last-page';
import type { ScreenHandle } from '../shared/screen-module';
import { storesContext, useStore } from '../use-store';
import { QuestionsPage } from './questions-page';

const titleOf = ({ page, wish }: QuestionsStore): string => {
  const [first] = page?.items ?? [];
  return words.topTitle(first?.company.name ?? '', wish.designation && first?.jobProfile);
};

const pathOf = ({ wish }: QuestionsStore): string =>
  pathTo('top-questions', {
    companyUrl: wish.companyUrl ?? '',
    ...(wish.designation && { jobProfile: wish.designation }),
  });

export const handle: ScreenHandle = {
  head: (resolve) => {
    const store = resolve(QuestionsStore);
    const name = store.page?.items[0]?.company.name ?? '';
    return {
      title: titleOf(store),
      description: words.companyDescription(name),
      canonical: store.wish.companyUrl && pathOf(store) + interviewQuery({ page: store.wish.page }),
    };
  },
};

export const loader = async ({
  params,
  request,
  context,
}: LoaderFunctionArgs): Promise<Response | undefined> => {
  const { page } = readInterviewQuery(new URL(request.url).search);
  const questions = context.get(storesContext)(QuestionsStore);
  const wish = { companyUrl: params.companyUrl, designation: params.jobProfile, page };
  await questions.open(wish, { signal: request.signal });
  return lastPage(request, { page, pages: questions.page?.pages ?? 0 });
};

export const Component = observer(function TopQuestionsScreen() {
  const store = useStore(QuestionsStore);
  const { companyUrl = '', designation } = store.wish;
  const [first] = store.page?.items ?? [];
  return (
    <QuestionsPage title={titleOf(store)} path={pathOf(store)}>
      <nav aria-label={words.wider}>
        <Button
          look="line"
          icon="arrow-left"
          href={pathTo('company-interviews', { urlName: companyUrl, ...(designation && { designation }) })}
        >
          {words.allAt(first?.company.name ?? '')}
        </Button>
      </nav>
    </QuestionsPage>
  );
});
