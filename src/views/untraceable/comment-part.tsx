import { type ComponentProps, use } from 'react';
import { ShellExtras } from '../../core/shell/shell-extras';
import { UntraceableExtras } from '../../core/untraceable/untraceable-extras';
import { useStore } from '../use-store';
import { UntraceableCommentDialog } from './untraceable-comment-dialog';

/** Waits for the code of untraceable comments, loaded when the dialog opens. */
export function CommentPart(props: ComponentProps<typeof UntraceableCommentDialog>) {
  use(useStore(ShellExtras).load());
  use(useStore(UntraceableExtras).load());
  return <UntraceableCommentDialog {...props} />;
}
