import { ownInterviewWords } from '../../core/contributions/own-interview-words';
import { interviewWords } from '../../core/interviews/words';
import { pathTo } from '../../core/shell/screens';
import { Button } from '../kit/button';
import { Card } from '../kit/card';
import { EmptyState } from '../kit/empty-state';

export const NoInterviews = () => (
  <Card>
    <EmptyState
      title={interviewWords.none}
      action={
        <Button icon="messages-square" href={pathTo('contribute-interview')}>
          {ownInterviewWords.title}
        </Button>
      }
    />
  </Card>
);
