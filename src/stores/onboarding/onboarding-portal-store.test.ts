import { beforeEach, describe, expect, it } from 'vitest';
import { EMPTY_FORM } from '../../core/onboarding/career-form';
import type {
  PortalAccount,
  PortalLinkAnswer,
  PortalLinkInput,
} from '../../core/onboarding/job-portal-account-port';
import { PortalLinking } from '../../core/onboarding/portal-linking';
import type { PortalEvent } from '../../core/onboarding/portal-prompt';
import { Failure } from '../../core/shared/failure';
import { ToastStore } from '../shared/toast-store';
import { CareerStatusStore } from './career-status-store';
import { OnboardingPortalStore } from './onboarding-portal-store';
import type { OnboardingStore } from './onboarding-store';
import { PortalFeedback } from './portal-feedback';

const LINKED: PortalLinkAnswer = { code: undefined, message: undefined, showPopup: false, important: false };
const UNREPORTED: PortalAccount = {
  exists: true,
  firstName: undefined,
  lastName: undefined,
  email: undefined,
  imageUrl: undefined,
  linked: false,
  career: undefined,
};
const CAREER = {
  type: 'working',
  organisation: 'Zentrix Labs',
  jobProfile: 'Backend engineer',
  departmentId: 1,
  industryId: 1,
  jobLocation: 'Bengaluru',
} as const;

let account: PortalAccount;
let answer: () => Promise<PortalLinkAnswer>;
let kit: boolean;
let events: string[];
let preferences: PortalLinkInput[];
let order: string[];
let due: { after: number; run: () => void }[];
let listener: (event: PortalEvent) => void;
let store: OnboardingPortalStore;
let careers: CareerStatusStore;
let toasts: ToastStore;

const message = () => toasts.toasts.map(({ type, text1 }) => `${type}: ${text1}`);
const settled = () => new Promise((done) => setTimeout(done, 0));

beforeEach(() => {
  account = UNREPORTED;
  answer = async () => LINKED;
  kit = true;
  [events, preferences, order, due] = [[], [], [], []];
  const none = { read: () => undefined, write: () => {}, remove: () => {} };
  toasts = new ToastStore({ after: () => () => {}, every: () => () => {} }, { id: () => 'one' });
  careers = new CareerStatusStore({} as never, {} as OnboardingStore, toasts, none);
  const timers = {
    after: (after: number, run: () => void) => {
      due.push({ after, run });
      return () => {};
    },
    every: () => () => {},
  };
  const accounts = {
    readPortalAccount: async () => account,
    linkPortalAccount: (input: PortalLinkInput) => {
      order.push('link');
      preferences.push(input);
      return answer();
    },
  };
  const consents = {
    saveJobPortalConsent: async ({ consented }: { consented: boolean }) => {
      order.push('consent');
      return { consented };
    },
  } as never;
  const prompt = {
    show: async (_place: string, subscribe: (event: PortalEvent) => void) => {
      listener = subscribe;
      return kit ? () => void order.push('away') : undefined;
    },
  };
  const analytics = {
    recordEvent: async ({ eventType }: { eventType: string }) => void events.push(eventType),
  } as never;
  const linking = new PortalLinking(accounts, consents, prompt);
  store = new OnboardingPortalStore(linking, careers, new PortalFeedback(toasts, analytics, timers));
});

describe('the career import from the job portal', () => {
  it('[R-649][R-661][R-739][R-009] the import saves the consent first, links the account, fills the career form and tracks success', async () => {
    await store.open();
    expect(store.hideNaukriImport).toBe(false);
    store.show('CareerStatus');
    account = { ...UNREPORTED, linked: true, career: CAREER };
    await store.agree();
    expect(order).toEqual(['consent', 'link']);
    expect(preferences).toEqual([{}]);
    expect(careers.form).toMatchObject({
      organisation: 'Zentrix Labs',
      jobProfile: 'Backend engineer',
      departmentId: 1,
    });
    expect([store.source, store.hideNaukriImport, message(), events]).toEqual([
      undefined,
      true,
      [],
      ['naukri_link_success'],
    ]);
  });

  it('[R-661] the import shows the portal’s prompt when the account is unknown', async () => {
    account = { ...UNREPORTED, exists: false };
    await store.open();
    store.show('CareerStatus');
    await store.agree();
    expect(order).toEqual(['consent']);
    listener({ name: 'in_view', attempt: 'a' });
    listener({ name: 'TOKEN_GENERATED', token: 't', attempt: 'a' });
    await settled();
    expect(preferences).toEqual([{ token: 't', tokenType: 'one_tap', attempt: 'a' }]);
    expect(order).toContain('away');
  });

  it('[R-736] a failed import shows an error, is tracked and leaves the form unchanged', async () => {
    answer = () => Promise.reject(new Failure('unavailable', 'linkPortalAccount', 503));
    await store.open();
    store.show('CareerStatus');
    await store.agree();
    expect(message()).toEqual(['failure: Something went wrong, please try again']);
    expect([store.naukriImportLoading, store.source]).toEqual([false, 'CareerStatus']);
    expect([careers.form, events]).toEqual([EMPTY_FORM, ['naukri_link_error']]);
  });

  it.each([
    [
      new Failure('offline', 'linkPortalAccount', 0),
      'You’re offline. Your answers are saved. Continue when you’re back online.',
    ],
    [
      new Failure('limited', 'linkPortalAccount', 429, { retryAfter: 60 }),
      'Too many attempts. Try again in 60 seconds.',
    ],
  ])('an import that is temporarily impossible shows when to retry: %s', async (failure, text) => {
    answer = () => Promise.reject(failure);
    await store.open();
    store.show('CareerStatus');
    await store.agree();
    expect(message()).toEqual([`failure: ${text}`]);
  });

  it('[R-737] the import shows an error when the portal’s kit cannot be loaded', async () => {
    kit = false;
    account = { ...UNREPORTED, exists: false };
    await store.open();
    store.show('CareerStatus');
    await store.agree();
    expect([message(), events]).toEqual([['failure: Naukri SDK not loaded'], ['naukri_link_error']]);
  });

  it.each([
    ['CareerStatus', false, true],
    ['CareerStatus', true, true],
    ['Verification', false, false],
    ['Verification', true, true],
  ] as const)(
    '[R-738][R-811] on %s, with important %s: the portal’s message appears after 500 ms: %s',
    async (source, important, shown) => {
      answer = async () => ({ code: undefined, message: 'Not yours.', showPopup: false, important });
      await store.open();
      store.show(source);
      await store.agree();
      expect(message()).toEqual([]);
      expect(due.map(({ after }) => after)).toEqual(shown ? [500] : []);
      for (const { run } of due) run();
      expect(message()).toEqual(shown ? ['failure: Not yours.'] : []);
      expect(events).toEqual([]);
    },
  );

  it('[R-661] the import offers the portal’s prompt when the service asks for it', async () => {
    answer = async () => ({ code: undefined, message: 'Which one?', showPopup: true, important: false });
    await store.open();
    store.show('CareerStatus');
    await store.agree();
    expect(store.needsPrompt).toBe(true);
  });

  it('[R-660] the import is not offered when the account request fails, without an error message', async () => {
    const offline = {
      readPortalAccount: () => Promise.reject(new Failure('offline', 'readPortalAccount', 0)),
    } as never;
    const gone = new OnboardingPortalStore(
      new PortalLinking(offline, {} as never, {} as never),
      careers,
      new PortalFeedback(toasts, {} as never, { after: () => () => {}, every: () => () => {} }),
    );
    await gone.open();
    expect([gone.hideNaukriImport, message()]).toEqual([true, []]);
  });

  it('the import is not offered for an account that is already linked', async () => {
    account = { ...UNREPORTED, linked: true };
    await store.open();
    expect(store.hideNaukriImport).toBe(true);
  });
});
