import { interviewText } from '../../core/interviews/text';
import { Card } from '../kit/card';
import { EmptyState } from '../kit/empty-state';
import { ShareInterview } from './share-interview';

export const NoInterviews = () => (
  <Card>
    <EmptyState title={interviewText.none} action={<ShareInterview />} />
  </Card>
);
