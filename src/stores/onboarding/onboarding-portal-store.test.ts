import { beforeEach, describe, expect, it } from 'vitest';
import { EMPTY_FORM } from '../../core/onboarding/career-form';
import type {
  PortalAccount,
  PortalLinkAnswer,
  PortalLinkWish,
} from '../../core/onboarding/job-portal-account-port';
import type { PortalTold } from '../../core/onboarding/portal-prompt';
import { Failure } from '../../core/shared/failure';
import { ToastStore } from '../shared/toast-store';
import { CareerStatusStore } from './career-status-store';
import { OnboardingPortalStore } from './onboarding-portal-store';
import type { OnboardingStore } from './onboarding-store';

const LINKED: PortalLinkAnswer = { message: undefined, showPopup: false, important: false };
const UNTOLD: PortalAccount = {
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
let wishes: PortalLinkWish[];
let order: string[];
let due: { after: number; run: () => void }[];
let tell: (told: PortalTold) => void;
let store: OnboardingPortalStore;
let careers: CareerStatusStore;
let toasts: ToastStore;

const said = () => toasts.toasts.map(({ type, text1 }) => `${type}: ${text1}`);
const settled = () => new Promise((done) => setTimeout(done, 0));

beforeEach(() => {
  account = UNTOLD;
  answer = async () => LINKED;
  kit = true;
  [events, wishes, order, due] = [[], [], [], []];
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
  const parts = {
    accounts: {
      readPortalAccount: async () => account,
      linkPortalAccount: (wish: PortalLinkWish) => {
        order.push('link');
        wishes.push(wish);
        return answer();
      },
    },
    consents: {
      saveJobPortalConsent: async ({ consented }: { consented: boolean }) => {
        order.push('consent');
        return { consented };
      },
    },
    prompt: {
      show: async (_place: string, hear: (told: PortalTold) => void) => {
        tell = hear;
        return kit ? () => void order.push('away') : undefined;
      },
    },
    analytics: { recordEvent: async ({ eventType }: { eventType: string }) => void events.push(eventType) },
  } as never;
  store = new OnboardingPortalStore(parts, careers, toasts, timers);
});

describe('taking a career over from the job portal', () => {
  it('[R-649][R-661][R-739][R-009] asks for consent first, links, fills in what was not typed, and tells so', async () => {
    await store.open();
    expect([store.hasNaukriAccount, store.hideNaukriImport]).toEqual([true, false]);
    store.show('CareerStatus');
    account = { ...UNTOLD, linked: true, career: CAREER };
    await store.agree();
    expect(order).toEqual(['consent', 'link']);
    expect(wishes).toEqual([{}]);
    expect(careers.form).toMatchObject({
      organisation: 'Zentrix Labs',
      jobProfile: 'Backend engineer',
      departmentId: 1,
    });
    expect([store.source, store.hideNaukriImport, said(), events]).toEqual([
      undefined,
      true,
      [],
      ['naukri_link_success'],
    ]);
  });

  it('[R-661] who is not known shows their account in the portal’s own prompt', async () => {
    account = { ...UNTOLD, exists: false };
    await store.open();
    store.show('CareerStatus');
    await store.agree();
    expect(order).toEqual(['consent']);
    tell({ name: 'in_view', attempt: 'a' });
    tell({ name: 'TOKEN_GENERATED', token: 't', attempt: 'a' });
    await settled();
    expect(wishes).toEqual([{ token: 't', tokenType: 'one_tap', attempt: 'a' }]);
    expect(order).toContain('away');
  });

  it('[R-736] a link that fails is said, tracked, and leaves the form alone', async () => {
    answer = () => Promise.reject(new Failure('unavailable', 'linkPortalAccount', 503));
    await store.open();
    store.show('CareerStatus');
    await store.agree();
    expect(said()).toEqual(['failure: Something went wrong, please try again']);
    expect([store.naukriImportError, store.naukriImportLoading, store.source]).toEqual([
      'Something went wrong, please try again',
      false,
      'CareerStatus',
    ]);
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
  ])('a link that cannot be now says when it can: %s', async (failure, text) => {
    answer = () => Promise.reject(failure);
    await store.open();
    store.show('CareerStatus');
    await store.agree();
    expect(said()).toEqual([`failure: ${text}`]);
  });

  it('[R-737] without the portal’s kit it says so', async () => {
    kit = false;
    account = { ...UNTOLD, exists: false };
    await store.open();
    store.show('CareerStatus');
    await store.agree();
    expect([said(), events]).toEqual([['failure: Naukri SDK not loaded'], ['naukri_link_error']]);
  });

  it.each([
    ['CareerStatus', false, true],
    ['CareerStatus', true, true],
    ['Verification', false, false],
    ['Verification', true, true],
  ] as const)(
    '[R-738][R-811] on %s, important %s: what the portal said is a message after 500 ms: %s',
    async (source, important, shown) => {
      answer = async () => ({ message: 'Not yours.', showPopup: false, important });
      await store.open();
      store.show(source);
      await store.agree();
      expect(said()).toEqual([]);
      expect(due.map(({ after }) => after)).toEqual(shown ? [500] : []);
      for (const { run } of due) run();
      expect(said()).toEqual(shown ? ['failure: Not yours.'] : []);
      expect(events).toEqual([]);
    },
  );

  it('[R-661] where the portal’s prompt can help, it is what is offered next', async () => {
    answer = async () => ({ message: 'Which one?', showPopup: true, important: false });
    await store.open();
    store.show('CareerStatus');
    await store.agree();
    expect(store.needsPrompt).toBe(true);
  });

  it('[R-660] an account that cannot be asked about is not offered, and nobody is told', async () => {
    const gone = new OnboardingPortalStore(
      {
        accounts: { readPortalAccount: () => Promise.reject(new Failure('offline', 'readPortalAccount', 0)) },
      } as never,
      careers,
      toasts,
      { after: () => () => {}, every: () => () => {} },
    );
    await gone.open();
    expect([gone.hideNaukriImport, said()]).toEqual([true, []]);
  });

  it('one that is linked already is not offered again', async () => {
    account = { ...UNTOLD, linked: true };
    await store.open();
    expect(store.hideNaukriImport).toBe(true);
  });
});
