import type { Reportable } from '../../core/posts/post-actions-port';
import { postActionText as text } from '../../core/posts/post-text';
import { PostActionsStore } from '../../stores/posts/post-actions-store';
import { useStore } from '../use-store';
import { ReportForm } from './report-form';

interface ReportDialogProps {
  readonly thing: Reportable;
  readonly onClose: () => void;
}

export function ReportDialog({ thing: reportable, onClose }: ReportDialogProps) {
  const actions = useStore(PostActionsStore);
  return (
    <ReportForm
      target={`${reportable.kind} ${reportable.id}`}
      read={text.reportRead}
      send={({ reason, note }) => actions.report(reportable, reason, note)}
      onClose={onClose}
    />
  );
}
