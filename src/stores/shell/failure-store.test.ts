import { describe, expect, it } from 'vitest';
import { Failure, type FailureDetail, type FailureKind } from '../../core/shared/failure';
import type { ErrorReport } from '../../core/shell/error-log-port';
import { messagesText } from '../../core/shell/messages-text';
import { SessionEndStore } from '../login/session-end-store';
import { SessionStore } from '../login/session-store';
import { ToastStore } from '../shared/toast-store';
import { FailureStore } from './failure-store';

const noTimers = { after: () => () => {}, every: () => () => {} };

function setUp() {
  const logged: ErrorReport[] = [];
  const events: string[] = [];
  let cancelled = 0;
  let count = 0;
  const toasts = new ToastStore(noTimers, { id: () => `toast-${count++}` });
  const session = new SessionStore(
    { readProfile: () => Promise.reject(new Error('not asked')) },
    { read: () => undefined, write: () => {} },
  );
  const end = new SessionEndStore(
    session,
    {
      cancel: () => {
        cancelled += 1;
      },
    },
    {
      recordEvent: async ({ eventType }) => void events.push(eventType),
      recordEvents: async () => {},
      recordTiming: async () => {},
      recordVital: async () => {},
    },
    { read: () => undefined, write: () => {} },
  );
  const errors = { logError: async (report: ErrorReport) => void logged.push(report) };
  const failures = new FailureStore(toasts, errors, { messages: messagesText }, end);
  const listener = (kind: FailureKind, status: number, detail: FailureDetail = {}, operation = 'listFeed') =>
    failures.report(new Failure(kind, operation, status, detail), 'home');
  const texts = () => toasts.toasts.map(({ text1 }) => text1);
  return { failures, report: listener, texts, toasts, logged, events, end, cancelled: () => cancelled };
}

describe('an unexpected failure', () => {
  it.each([
    ['R-721', 'notFound', 404, 'We could not find what you are looking for!'],
    ['R-722', 'unauthorised', 401, 'You must be logged in to do this operation!'],
    ['R-723', 'forbidden', 403, 'You are not authorised to do this operation!'],
    ['R-724', 'unavailable', 503, 'Something went wrong, please try later. We are working on it!'],
    ['R-734', 'offline', 0, 'You are offline. We will retry when you are back.'],
  ] as const)(
    '[%s] an unexpected failure of the kind %s (%i) shows the message of the product',
    (_, kind, status, text) => {
      const { report: listener, texts } = setUp();
      listener(kind, status);
      expect(texts()).toEqual([text]);
    },
  );

  it('[R-734] an unexpected failure shows how long to wait, or our text for the code of a refused entry', () => {
    const { report: listener, texts } = setUp();
    listener('limited', 429, { retryAfter: 30 });
    listener('conflict', 409, { code: 'OTHER_ACCOUNT', message: 'Wrong account.' });
    listener('conflict', 409, { code: 'NEW_CODE', message: 'This was changed meanwhile.' });
    expect(texts()).toEqual([
      'Too many attempts. Try again in 30 seconds.',
      'You switched to another account. Switch back to send this.',
      'Something went wrong, please try later. We are working on it!',
    ]);
  });

  it('[R-734] a failed alias change shows its own message or how long to wait', () => {
    const { report: listener, texts } = setUp();
    for (const kind of ['unavailable', 'notFound', 'contract'] as const)
      listener(kind, 500, {}, 'selectPseudoProfile');
    listener('limited', 429, { retryAfter: 30 }, 'selectPseudoProfile');
    expect(texts()).toEqual(['Your alias was not changed.', 'Too many attempts. Try again in 30 seconds.']);
  });

  it('[R-734] a vote that times out shows that its result is unknown', () => {
    const { report: listener, texts } = setUp();
    listener('unavailable', 0, { code: 'TIMEOUT' }, 'castVote');
    listener('unavailable', 0, { code: 'TIMEOUT' }, 'listFeed');
    expect(texts()).toEqual([
      'No response from the server. Reload to check if your change was saved.',
      'Something went wrong, please try later. We are working on it!',
    ]);
  });

  it('[R-734] a change that fails offline and is not sent later asks to try again and promises no retry', () => {
    const { report: listener, texts } = setUp();
    for (const operation of ['joinCommunity', 'setHelpful', 'setReaction'])
      listener('offline', 0, {}, operation);
    expect(texts()).toEqual(['You’re offline. Try again when you’re back online.']);
  });

  it('[R-725][R-726][R-727] a failed background request shows no message', () => {
    const { report: listener, texts } = setUp();
    listener('unavailable', 500, {}, 'recordEvent');
    listener('unavailable', 500, {}, 'readTopQuestionsMeta');
    expect(texts()).toEqual([]);
  });

  it('[R-712] a failure of a third-party script is neither shown nor logged', () => {
    const { failures, texts, logged } = setUp();
    failures.report(null, 'home');
    expect([texts(), logged]).toEqual([[], []]);
  });

  it('[R-732] a cancelled request shows no message', () => {
    const { report: listener, texts, logged } = setUp();
    listener('cancelled', 0);
    expect(texts()).toEqual([]);
    expect(logged).toEqual([]);
  });

  it('[R-733] an unexpected failure is logged without any text written by a user', () => {
    const { report: listener, logged } = setUp();
    listener('invalid', 400, { message: 'my secret draft' });
    expect(logged).toEqual([
      {
        error: 'listFeed invalid 400',
        display: 'WEB',
        extra: { type: 'api', level: 'error', operation: 'listFeed', status: 400 },
      },
    ]);
  });

  it('[R-728][R-729][R-730][R-731] an unauthorised failure ends the session once, no matter how many requests were refused', () => {
    const { report: listener, events, end, cancelled, texts } = setUp();
    for (let count = 0; count < 5; count++) listener('unauthorised', 401);
    expect(end.due).toBe(true);
    expect(cancelled()).toBe(1);
    expect(events).toEqual(['signOut']);
    expect(texts()).toHaveLength(1);
  });

  it('a failure because of a missing role does not end the session', () => {
    const { report: listener, end } = setUp();
    listener('forbidden', 403, { code: 'READER_REQUIRED' });
    expect(end.due).toBe(false);
    listener('forbidden', 403, { code: 'FORBIDDEN' });
    expect(end.due).toBe(true);
  });

  it('an unexpected failure is logged even when it does not come from a service', () => {
    const { failures, logged, texts } = setUp();
    failures.report(new TypeError('x is not a function'), 'home');
    expect(logged[0]?.error).toBe('TypeError: x is not a function');
    expect(texts()).toEqual([]);
  });
});
