import type { Reportable } from '../../core/posts/post-actions-port';
import { postActionWords as words } from '../../core/posts/post-words';
import { PostActionsStore } from '../../stores/posts/post-actions-store';
import { useStore } from '../use-store';
import { ReportForm } from './report-form';

interface ReportDialogProps {
  readonly thing: Reportable;
  readonly onClose: () => void;
}

export function ReportDialog({ thing, onClose }: ReportDialogProps) {
  const actions = useStore(PostActionsStore);
  return (
    <ReportForm
      read={words.reportRead}
      send={({ reason, note }) => actions.report(thing, reason, note)}
      onClose={onClose}
    />
  );
}
