import { ownInterviewText } from '../../core/contributions/own-interview-text';
import { interviewText } from '../../core/interviews/text';
import { pathTo } from '../../core/shell/screens';
import { Button } from '../kit/button';
import { Card } from '../kit/card';
import { EmptyState } from '../kit/empty-state';

export const NoInterviews = () => (
  <Card>
    <EmptyState
      title={interviewText.none}
      action={
        <Button icon="messages-square" href={pathTo('contribute-interview')}>
          {ownInterviewText.title}
        </Button>
      }
    />
  </Card>
);
