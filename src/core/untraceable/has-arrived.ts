import { publicText } from '../posts/writing-rules';
import type { Failure } from '../shared/failure';
import type { AuthorAction } from './author-request';
import type { AuthorView } from './untraceable-port';

/** Whether the server may have performed a change although the request failed. */
export const maybeArrived = ({ kind, code }: Failure, action: AuthorAction): boolean =>
  action.kind !== 'READ' && (kind === 'unavailable' || kind === 'offline' || code === 'APPEALED_ALREADY');

/** Whether an item shows that a change was performed. */
export function hasArrived(action: AuthorAction, { status, title, text, decision }: AuthorView): boolean {
  switch (action.kind) {
    case 'READ':
      return true;
    case 'DELETE':
      return status === 'DELETED';
    case 'EDIT':
      return title === publicText(action.title) && text === publicText(action.text);
    case 'APPEAL':
      return decision !== undefined && decision.appeal !== 'NONE';
  }
}
