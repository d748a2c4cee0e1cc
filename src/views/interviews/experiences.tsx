import type { InterviewPage, QuestionPage } from '../../core/interviews/interview';
import { interviewQuery, isFiltered } from '../../core/interviews/interview-query';
import type { InterviewQuery } from '../../core/interviews/interviews-port';
import { interviewText as text } from '../../core/interviews/text';
import type { MissedPage } from '../../stores/shared/turn-page';
import { Button } from '../kit/button';
import { Card } from '../kit/card';
import { EmptyState } from '../kit/empty-state';
import { useFirstView } from '../kit/use-first-view';
import { PageNumbers } from '../shared/page-numbers';
import { InterviewCard } from './interview-card';
import { InterviewFilters } from './interview-filters';
import css from './interviews.module.css';
import { NoInterviews } from './no-interviews';
import { QuestionList } from './question-list';
import { SummaryCard } from './summary-card';

interface ExperiencesProps {
  readonly page: InterviewPage;
  readonly questions: QuestionPage;
  readonly query: InterviewQuery;
  readonly missed?: MissedPage | undefined;
  readonly path: string;
  /** Path of all questions; undefined when this page already shows them all. */
  readonly top?: string;
  readonly withCompany?: boolean;
}

const SHOWN = 5;
/** Interviews that a tall window shows below the summary. */
const FIRST_VIEW = 1;

export function Experiences(props: ExperiencesProps) {
  const { page, questions, query, missed, path, top, withCompany = false } = props;
  const interviews = useFirstView(page.items, FIRST_VIEW);
  if (page.total === 0 && !isFiltered(query)) return <NoInterviews />;
  return (
    <>
      {page.total > 0 && <SummaryCard summary={page.summary} />}
      {questions.items.length > 0 && (
        <Card padded>
          <h2 className={css.title}>{text.top}</h2>
          <QuestionList
            questions={questions.items.slice(0, SHOWN)}
            about={withCompany ? undefined : 'company'}
          />
          {top && questions.total > SHOWN && (
            <Button look="line" href={top}>
              {text.seeTop(questions.total)}
            </Button>
          )}
        </Card>
      )}
      <Card padded>
        <InterviewFilters path={path} query={query} places={page.places} />
      </Card>
      <p className={css.found} role="status">
        {text.experiences(page.total)}
      </p>
      {page.items.length === 0 && (
        <Card>
          <EmptyState title={text.noneFit} action={<Button href={path}>{text.filters.clear}</Button>} />
        </Card>
      )}
      {interviews.map((interview) => (
        <InterviewCard key={interview.id} interview={interview} withCompany={withCompany} />
      ))}
      <PageNumbers
        page={query.page ?? 1}
        pages={page.pages}
        missed={missed}
        hrefOf={(number) => path + interviewQuery({ ...query, page: number })}
      />
    </>
  );
}
