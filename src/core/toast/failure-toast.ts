import type { Messages } from '../messages/messages';
import type { Failure } from '../shared/failure';
import { plainText } from './plain-text';
import type { ToastContent } from './toast';

/** Calls nobody waits for: when they fail, nobody is told. */
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

const LONGEST = 200;

/** What people are told of a failure: one sentence a cause, and nothing of what they called off themselves. */
export function failureToast(failure: Failure, texts: Messages['errors']): ToastContent | undefined {
  if (SILENT_OPERATIONS.has(failure.operation)) return undefined;
  switch (failure.kind) {
    case 'cancelled':
      return undefined;
    case 'notFound':
      return { type: 'failure', text1: texts.notFound };
    case 'unauthorised':
      return { type: 'failure', text1: texts.unauthorised };
    case 'forbidden':
      return { type: 'failure', text1: texts.forbidden };
    case 'limited':
      return { type: 'failure', text1: texts.limited(failure.retryAfter) };
    case 'offline':
      return { type: 'failure', text1: texts.offline, props: { noInternet: true } };
    case 'invalid':
    case 'conflict':
      return { type: 'failure', text1: said(failure) ?? texts.unavailable };
    case 'unavailable':
    case 'contract':
      return { type: 'failure', text1: texts.unavailable };
    default:
      return failure.kind satisfies never;
  }
}

/** The service's own sentence, where it sent one. */
const said = ({ message, kind }: Failure): string | undefined =>
  message === kind ? undefined : plainText(message, LONGEST) || undefined;
