import { describe, expect, it } from 'vitest';
import { Failure } from '../../core/shared/failure';
import { MAX_TOASTS, TOAST_TYPES, type ToastType } from '../../core/shell/toast';
import { ToastStore } from './toast-store';

/** Fake timers that only advance when the test says so. */
function manualTimers() {
  let now = 0;
  const waiting = new Set<{ at: number; run: () => void }>();
  return {
    timers: {
      after: (milliseconds: number, run: () => void) => {
        const entry = { at: now + milliseconds, run };
        waiting.add(entry);
        return () => void waiting.delete(entry);
      },
      every: () => () => {},
    },
    pass: (milliseconds: number) => {
      now += milliseconds;
      for (const entry of [...waiting].filter(({ at: time }) => time <= now)) {
        waiting.delete(entry);
        entry.run();
      }
    },
  };
}

function store() {
  let count = 0;
  const { timers, pass } = manualTimers();
  const toasts = new ToastStore(timers, { id: () => `toast-${count++}` });
  const texts = () => toasts.toasts.filter(({ leaving }) => !leaving).map(({ text1 }) => text1);
  return { toasts, pass, texts };
}

describe('the toast store', () => {
  it.each(TOAST_TYPES.map((type, index) => [`R-${391 + index}`, type] as const))(
    '[%s] a toast of the type %s is shown',
    (_, type) => {
      const { toasts, texts } = store();
      toasts.show({ type, text1: 'Hello' });
      expect(texts()).toEqual(['Hello']);
    },
  );

  it('[R-398] a toast of an unknown type is not shown', () => {
    const { toasts, texts } = store();
    toasts.show({ type: 'banner' as ToastType, text1: 'Hello' });
    expect(texts()).toEqual([]);
  });

  it('[R-778][R-779] a toast stays four seconds and leaves in half a second', () => {
    const { toasts, pass, texts } = store();
    toasts.show({ type: 'failure', text1: 'Oops' });
    pass(3999);
    expect(texts()).toEqual(['Oops']);
    pass(1);
    expect(texts()).toEqual([]);
    expect(toasts.toasts).toHaveLength(1);
    pass(500);
    expect(toasts.toasts).toHaveLength(0);
  });

  it('[R-780] a success toast stays two seconds', () => {
    const { toasts, pass, texts } = store();
    toasts.show({ type: 'success', text1: 'Saved' });
    pass(2000);
    expect(texts()).toEqual([]);
  });

  it('[R-781] a loading toast stays as long as the task runs', () => {
    const { toasts, pass, texts } = store();
    toasts.show({ type: 'default', text1: 'Uploading', props: { loading: true } });
    pass(600_000);
    expect(texts()).toEqual(['Uploading']);
  });

  it('[R-782] at most twenty toasts are shown, and the oldest is dropped', () => {
    const { toasts, texts } = store();
    for (let count = 1; count <= MAX_TOASTS + 3; count++) toasts.show({ type: 'info', text1: `${count}` });
    expect(texts()).toHaveLength(20);
    expect(texts()[0]).toBe('4');
  });

  it('[R-787] toasts stay while the pointer is on them', () => {
    const { toasts, pass, texts } = store();
    toasts.show({ type: 'info', text1: 'Read me' });
    toasts.pause();
    pass(60_000);
    expect(texts()).toEqual(['Read me']);
    toasts.resume();
    pass(4000);
    expect(texts()).toEqual([]);
  });

  it('[R-746] closing a toast calls its close handler once', () => {
    const { toasts, texts } = store();
    let closed = 0;
    const id = toasts.show({ type: 'info', text1: 'Bye', props: { onClose: () => (closed += 1) } }) ?? '';
    toasts.dismiss(id);
    toasts.dismiss(id);
    expect(texts()).toEqual([]);
    expect(closed).toBe(1);
  });

  it('the same message is shown only once', () => {
    const { toasts, texts } = store();
    for (let count = 0; count < 5; count++) toasts.show({ type: 'failure', text1: 'You are offline.' });
    expect(texts()).toEqual(['You are offline.']);
  });
});

describe('a failed action', () => {
  it('a failed action shows the text of its caller', () => {
    const { toasts, texts } = store();
    toasts.fail(new Failure('conflict', 'save', 409), 'Something went wrong.');
    expect([texts(), toasts.failed]).toEqual([['Something went wrong.'], []]);
  });

  it('a failed action without a text or with an expired session is queued for the general explanation', () => {
    const { toasts, texts } = store();
    const failures = [new Failure('unavailable', 'vote', 503), new Failure('unauthorised', 'save', 401)];
    toasts.fail(failures[0]);
    toasts.fail(failures[1], 'Something went wrong.');
    expect([texts(), toasts.failed]).toEqual([[], failures]);
  });

  it('an error that is a bug is rethrown and not hidden', () => {
    const { toasts } = store();
    const error = new TypeError('x is not a function');
    expect(() => toasts.fail(error, 'Something went wrong.')).toThrow(error);
  });
});
