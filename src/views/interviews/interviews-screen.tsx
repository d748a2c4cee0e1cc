import { observer } from 'mobx-react-lite';
import { type LoaderFunctionArgs, redirect } from 'react-router';
import type { Interviewer } from '../../core/interviews/interview';
import { interviewText } from '../../core/interviews/text';
import { searchFieldText } from '../../core/search/search-field-text';
import { namedAddress } from '../../core/search/search-target';
import { pathTo } from '../../core/shell/screens';
import { InterviewsHomeStore } from '../../stores/interviews/interviews-home-store';
import { Card } from '../kit/card';
import { classNames } from '../kit/class-names';
import { Cards, Page, PageHead } from '../kit/page';
import { useBelowFirstView } from '../kit/use-below-first-view';
import { SearchField } from '../search/search-field';
import { CompanyTiles } from '../shared/company-tiles';
import type { ScreenHandle } from '../shared/screen-module';
import { storesContext, useStore } from '../use-store';
import { InterviewCard } from './interview-card';
import css from './interviews.module.css';
import { NoInterviews } from './no-interviews';
import { QuestionList } from './question-list';

const text = interviewText.home;

export const handle: ScreenHandle = { head: () => ({ title: text.title, description: text.description }) };

export const loader = async ({ request, context }: LoaderFunctionArgs): Promise<Response | undefined> => {
  const named = namedAddress('interviews', new URL(request.url).search);
  if (named !== undefined) return redirect(named);
  await context.get(storesContext)(InterviewsHomeStore).open({ signal: request.signal });
  return undefined;
};

export const Component = observer(function InterviewsScreen() {
  const { interviewers, questions, latest } = useStore(InterviewsHomeStore);
  const rest = useBelowFirstView();
  return (
    <Page>
      <PageHead title={text.title} lead={text.lead} />
      <SearchField hint={searchFieldText.interviews} />
      <Cards>
        {interviewers.length > 0 && <Companies interviewers={interviewers} />}
        {questions.length > 0 && (
          <Card padded>
            <h2 className={css.title}>{text.questions}</h2>
            <QuestionList questions={questions} />
          </Card>
        )}
        {latest.length === 0 ? (
          <NoInterviews />
        ) : (
          <h2 className={classNames(css.title, css.inset)}>{text.latest}</h2>
        )}
        {rest &&
          latest.map((interview) => <InterviewCard key={interview.id} interview={interview} withCompany />)}
      </Cards>
    </Page>
  );
});

const Companies = ({ interviewers }: { readonly interviewers: readonly Interviewer[] }) => (
  <Card padded>
    <h2 className={css.title}>{text.companies}</h2>
    <CompanyTiles
      tiles={interviewers.map(({ company, interviews }) => ({
        ...company,
        detail: interviewText.experiences(interviews),
        href: pathTo('company-interviews', { urlName: company.urlName }),
      }))}
    />
  </Card>
);
