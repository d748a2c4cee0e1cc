import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { interviewText as text } from '../../core/interviews/text';
import { QuestionsStore } from '../../stores/interviews/questions-store';
import { Card } from '../kit/card';
import { EmptyState } from '../kit/empty-state';
import { Cards, Page, PageHead } from '../kit/page';
import { PageNumbers } from '../shared/page-numbers';
import { useStore } from '../use-store';
import { InviteCard } from './invite-card';
import { QuestionList } from './question-list';

interface QuestionsPageProps {
  readonly title: string;
  readonly path: string;
  readonly about: 'company' | 'skill';
  readonly children?: ReactNode;
  /** Below the questions. */
  readonly below?: ReactNode;
}

export const QuestionsPage = observer(function QuestionsPage({
  title,
  path,
  about,
  children,
  below,
}: QuestionsPageProps) {
  const { page, query, missed } = useStore(QuestionsStore);
  if (!page) return undefined;
  return (
    <Page>
      <PageHead title={title} lead={text.questionsCount(page.total)} />
      {children}
      <Cards>
        <Card padded>
          {page.items.length === 0 ? (
            <EmptyState title={text.none} />
          ) : (
            <QuestionList questions={page.items} about={about} />
          )}
        </Card>
      </Cards>
      <PageNumbers
        page={query.page ?? 1}
        pages={page.pages}
        missed={missed}
        hrefOf={(number) => (number === 1 ? path : `${path}?page=${number}`)}
      />
      <Cards>
        {below}
        <InviteCard />
      </Cards>
    </Page>
  );
});
