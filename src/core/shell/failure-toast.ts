import type { Failure } from '../shared/failure';
import type { Messages } from './messages';
import { problemMessage } from './problem-message';
import type { ToastContent } from './toast';
import { toastText } from './toast-text';

/** Background requests: their failures show no toast. */
export const SILENT_OPERATIONS: ReadonlySet<string> = new Set([
  'recordEvent',
  'recordEvents',
  'recordTiming',
  'recordVital',
  'logError',
  'recordPostViews',
  'listNotifications',
  'readChatMetadata',
  'checkPopup',
  'suggestCareer',
  'listVisited',
  'noteVisited',
  'readTopQuestionsMeta',
  'readLiveness',
]);

/** Optimistic updates. After a timeout it is unknown whether the service saved the change. */
export const OPTIMISTIC_OPERATIONS: ReadonlySet<string> = new Set([
  'castVote',
  'votePoll',
  'voteOffer',
  'joinCommunity',
  'leaveCommunity',
  'selectPseudoProfile',
  'setReaction',
  'setHelpful',
  'setAnswerHelpful',
]);

/** One message per cause; requests cancelled by the user show none. */
export function failureToast(failure: Failure, texts: Messages['errors']): ToastContent | undefined {
  const { operation, code } = failure;
  if (SILENT_OPERATIONS.has(operation)) return undefined;
  const optimistic = OPTIMISTIC_OPERATIONS.has(operation);
  if (code === 'TIMEOUT' && optimistic) return { type: 'failure', text1: toastText.unknown };
  const ownText = operation === 'selectPseudoProfile' ? toastText.alias : undefined;
  switch (failure.kind) {
    case 'cancelled':
      return undefined;
    case 'notFound':
      return { type: 'failure', text1: ownText ?? texts.notFound };
    case 'unauthorised':
      return { type: 'failure', text1: texts.unauthorised };
    case 'forbidden':
      return { type: 'failure', text1: texts.forbidden };
    case 'limited':
      return { type: 'failure', text1: texts.limited(failure.retryAfter) };
    case 'offline':
      // Only failed loads are retried when the connection is back.
      return {
        type: 'failure',
        text1: optimistic ? toastText.offline : texts.offline,
        props: { noInternet: true },
      };
    case 'invalid':
    case 'conflict':
      return { type: 'failure', text1: problemMessage(failure, {}, texts.unavailable) };
    case 'unavailable':
    case 'contract':
      return { type: 'failure', text1: ownText ?? texts.unavailable };
    default:
      return failure.kind satisfies never;
  }
}
