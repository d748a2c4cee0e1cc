import { observer } from 'mobx-react-lite';
import type { LoaderFunctionArgs } from 'react-router';
import { interviewQuery, readInterviewQuery } from '../../core/interviews/interview-query';
import { interviewText as text } from '../../core/interviews/text';
import { pathTo } from '../../core/shell/screens';
import { QuestionsStore } from '../../stores/interviews/questions-store';
import { Button } from '../kit/button';
import { lastPage } from '../shared/last-page';
import type { ScreenHandle } from '../shared/screen-module';
import { storesContext, useStore } from '../use-store';
import { QuestionsPage } from './questions-page';

const titleOf = ({ page, query }: QuestionsStore): string => {
  const [first] = page?.items ?? [];
  return text.topTitle(first?.company.name ?? '', query.designation && first?.jobProfile);
};

const pathOf = ({ query }: QuestionsStore): string =>
  pathTo('top-questions', {
    companyUrl: query.companyUrl ?? '',
    ...(query.designation && { jobProfile: query.designation }),
  });

export const handle: ScreenHandle = {
  head: (resolve) => {
    const store = resolve(QuestionsStore);
    const name = store.page?.items[0]?.company.name ?? '';
    return {
      title: titleOf(store),
      description: text.companyDescription(name),
      canonical: store.query.companyUrl && pathOf(store) + interviewQuery({ page: store.query.page }),
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
  const query = { companyUrl: params.companyUrl, designation: params.jobProfile, page };
  await questions.open(query, { signal: request.signal });
  return lastPage(request, { page: questions.query.page, pages: questions.page?.pages ?? 0 });
};

export const Component = observer(function TopQuestionsScreen() {
  const store = useStore(QuestionsStore);
  const { companyUrl = '', designation } = store.query;
  const [first] = store.page?.items ?? [];
  return (
    <QuestionsPage title={titleOf(store)} path={pathOf(store)} about="company">
      <nav aria-label={text.wider}>
        <Button
          look="line"
          icon="arrow-left"
          href={pathTo('company-interviews', { urlName: companyUrl, ...(designation && { designation }) })}
        >
          {text.allAt(first?.company.name ?? '')}
        </Button>
      </nav>
    </QuestionsPage>
  );
});
