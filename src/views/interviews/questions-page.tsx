import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { interviewWords as words } from '../../core/interviews/words';
import { QuestionsStore } from '../../stores/questions-store';
import { PageNumbers } from '../company/page-numbers';
import { Card } from '../kit/card';
import { EmptyState } from '../kit/empty-state';
import { useStore } from '../use-store';
import css from './interviews.module.css';
import { QuestionList } from './question-list';

interface QuestionsPageProps {
  readonly title: string;
  readonly path: string;
  readonly children?: ReactNode;
}

/** A list of questions by how often they were asked, in numbered pages. */
export const QuestionsPage = observer(function QuestionsPage({ title, path, children }: QuestionsPageProps) {
  const { page, wish } = useStore(QuestionsStore);
  if (!page) return undefined;
  return (
    <div className={css.page}>
      <header className={css.intro}>
        <h1>{title}</h1>
        <p>{words.questionsCount(page.total)}</p>
      </header>
      {children}
      {page.items.length === 0 ? (
        <EmptyState title={words.none} />
      ) : (
        <Card padded>
          <QuestionList questions={page.items} />
        </Card>
      )}
      <PageNumbers
        page={wish.page ?? 1}
        pages={page.pages}
        hrefOf={(number) => (number === 1 ? path : `${path}?page=${number}`)}
      />
    </div>
  );
});
