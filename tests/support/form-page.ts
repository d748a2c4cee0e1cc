import { screen } from '@testing-library/react';
import { chachaCipher } from '../../src/adapters/browser/chacha-cipher';
import { requestCookies, stillClock } from '../../src/adapters/rendering/server-environment';
import { MemberStorage } from '../../src/core/composer/member-storage';
import { type Profile, ProfilePort } from '../../src/core/login/profile-port';
import type { Career, Work } from '../../src/core/onboarding/career-status';
import { CareerStatusPort } from '../../src/core/onboarding/career-status-port';
import { FairPayPort } from '../../src/core/salaries/fair-pay-port';
import { Failure } from '../../src/core/shared/failure';
import type { Storage } from '../../src/core/shared/storage';
import { LoginPromptStore } from '../../src/stores/login/login-prompt-store';
import { ToastStore } from '../../src/stores/shared/toast-store';
import { renderScreen } from './render-screen';
import { type FakePort, fakePort } from './test-container';

/** The visitor of a page and the content of their browser's storage. */
export interface Visit {
  /** The account id; empty for a visitor who is not logged in. */
  readonly member?: string;
  readonly tab?: Map<string, string>;
  readonly device?: Map<string, string>;
  readonly clock?: { readonly now: () => number };
}

/** A visit to a form, and how the service responds. */
export interface FormVisit<Saved> extends Visit {
  readonly query?: string;
  /** Without a failure the service saves its input. */
  readonly refuse?: Failure | undefined;
  /** Fields that the service adds. */
  readonly added?: Partial<Saved>;
  readonly known?: Saved;
  /** The member's job, as onboarding stored it. */
  readonly work?: Partial<Work>;
}

export const storageOn = (texts: Map<string, string>): Storage => ({
  read: (key) => texts.get(key),
  write: (key, text) => void texts.set(key, text),
  remove: (key) => void texts.delete(key),
});

const textKeyOf = (accountId: string): string => accountId.padEnd(32, '0');

const memberCookies = (accountId: string): string =>
  `UAC_K=1; usr_data=${JSON.stringify({ UserId: accountId, TextKey: textKeyOf(accountId) })}`;

/** Texts that the device stores for one member only. */
export const ownTexts = (device: Map<string, string>, member = 'asha'): MemberStorage =>
  new MemberStorage('drafts', storageOn(device), { value: textKeyOf(member) }, chachaCipher);

const NOW = Date.parse('2026-11-21T10:00:00Z');

/** The visitor's cookies, profile and storage. */
export function visitOf(visit: Visit) {
  const { member = 'asha', tab = new Map(), device = new Map(), clock = stillClock(NOW) } = visit;
  const profile = { accountId: member, userName: 'Asha' } as Profile;
  return {
    environment: {
      cookies: requestCookies(member && memberCookies(member)),
      storage: storageOn(device),
      tabStorage: storageOn(tab),
      clock,
    },
    ports: [fakePort(ProfilePort, { readProfile: async () => profile })],
  };
}

/** The lists that every job form offers. */
const lists = fakePort(FairPayPort, {
  listPayChoices: async () => ({
    jobProfiles: [
      { id: 1, name: 'Backend engineer', department: 'Engineering' },
      { id: 3, name: 'Staff nurse', department: 'Healthcare' },
    ],
    places: [{ id: 7, name: 'Pune' }],
  }),
  suggestEmployers: async () => [{ id: 1001, name: 'Zentrix Labs' }],
});

const careerOf = (work: Partial<Work> | undefined) =>
  fakePort(CareerStatusPort, {
    readCareerStatus: async () => ({ status: work && { type: 'working', working: work } }) as Career,
  });

/** A service that saves its input, and that input. */
export function fakeService<Reply, Saved extends { readonly id: string }>(
  visit: FormVisit<Saved>,
  savedAs: (contribution: Reply) => Saved,
) {
  const reported: Reply[] = [];
  const gone: string[] = [];
  const take = async (item: Reply) => {
    if (visit.refuse) throw visit.refuse;
    reported.push(item);
    return { ...savedAs(item), ...visit.added };
  };
  const read = async ({ id }: { readonly id: string }) => {
    if (visit.known?.id !== id) throw new Failure('notFound', 'read', 404);
    return visit.known;
  };
  return {
    submitted: reported,
    gone,
    take,
    read,
    remove: async ({ id }: { readonly id: string }) => void gone.push(id),
  };
}

/** Opens a form's screen over the real stores, with fake ports. */
export async function openForm(path: string, visit: FormVisit<unknown>, ...fakes: readonly FakePort[]) {
  const device = visit.device ?? new Map<string, string>();
  const { environment, ports } = visitOf({ ...visit, device });
  const { container, router } = await renderScreen(path + (visit.query ?? ''), {
    environment,
    ports: [...ports, lists, careerOf(visit.work), ...fakes],
  });
  await screen.findByRole('heading', { level: 1 });
  const [loginPrompts, toasts] = [container.get(LoginPromptStore), container.get(ToastStore)];
  return { device, router, loginPrompts, toasts };
}
