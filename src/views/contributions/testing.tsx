import { render, screen } from '@testing-library/react';
import type { ComponentType } from 'react';
import { createMemoryRouter, type LoaderFunction, RouterContextProvider, RouterProvider } from 'react-router';
import { formStorage } from '../../core/composer/drafts-testing';
import { PromptMemory } from '../../core/contributions/prompt-memory';
import { UnsentForms } from '../../core/contributions/unsent-forms';
import { USER_DATA_COOKIE } from '../../core/login/markers';
import type { Profile } from '../../core/login/profile-port';
import { SIGNED_IN_COOKIE } from '../../core/login/session-cookies';
import { Failure } from '../../core/shared/failure';
import { ContributionPromptStore } from '../../stores/contributions/contribution-prompt-store';
import { GateStore } from '../../stores/login/gate-store';
import { SessionStore } from '../../stores/login/session-store';
import { ToastStore } from '../../stores/shared/toast-store';
import { type Resolve, StoreProvider, storesContext } from '../use-store';

/** Who looks at a form, and what the service does with it. */
export interface Wishes<Kept> {
  readonly query?: string;
  /** Who is signed in; nobody where it is empty. */
  readonly member?: string;
  /** What the service answers; left out, it keeps what it is told. */
  readonly refuse?: Failure;
  readonly known?: Kept;
  /** What this tab keeps. */
  readonly tab?: Map<string, string>;
}

const kept = (texts: Map<string, string>) => ({
  read: (key: string) => texts.get(key),
  write: (key: string, text: string) => void texts.set(key, text),
  remove: (key: string) => void texts.delete(key),
});

/** What every form about a job asks the service for. */
export const LISTS = {
  listPayChoices: async () => ({
    jobProfiles: [
      { id: 1, name: 'Backend engineer', department: 'Engineering' },
      { id: 3, name: 'Staff nurse', department: 'Healthcare' },
    ],
    places: [{ id: 7, name: 'Pune' }],
  }),
  suggestEmployers: async () => [{ id: 1001, name: 'Zentrix Labs' }],
};

/** The page around a form: who is signed in, what is kept, and what opens over it. */
export function surroundings<Kept>({ member = 'asha', tab = new Map() }: Wishes<Kept>) {
  const cookies = { [SIGNED_IN_COOKIE]: '1', [USER_DATA_COOKIE]: JSON.stringify({ UserId: member }) };
  const jar = {
    read: (name: string) => (member ? Object.entries(cookies).find(([key]) => key === name)?.[1] : undefined),
    write: () => {},
  };
  const storage = formStorage(member || undefined, kept(tab));
  const session = new SessionStore({ readProfile: async () => ({ userName: 'Asha' }) as Profile }, jar);
  const gates = new GateStore();
  const toasts = new ToastStore({ after: () => () => {}, every: () => () => {} }, { id: () => 'toast' });
  return { storage, session, gates, toasts };
}

/** A service that keeps what it is told, and what it was told. */
export function fakeService<Told, Kept extends { readonly id: string }>(
  { refuse, known }: Wishes<Kept>,
  keptAs: (told: Told) => Kept,
) {
  const told: Told[] = [];
  const gone: string[] = [];
  const take = async (one: Told) => {
    if (refuse) throw refuse;
    told.push(one);
    return keptAs(one);
  };
  const read = async ({ id }: { readonly id: string }) => {
    if (known?.id !== id) throw new Failure('notFound', 'read', 404);
    return known;
  };
  return { told, gone, take, read, remove: async ({ id }: { readonly id: string }) => void gone.push(id) };
}

interface Screen {
  readonly loader: LoaderFunction;
  readonly Component: ComponentType;
}

/** What asks for more once something was given. */
export function prompting({ member = 'asha', tab = new Map() }: Wishes<unknown> = {}, device = new Map()) {
  const { session, storage } = surroundings({ member, tab });
  const clock = { at: Date.parse('2026-11-21T10:00:00Z'), now: () => clock.at };
  const memory = new PromptMemory(kept(device), kept(tab), clock);
  const unsent = new UnsentForms(storage);
  return { prompts: new ContributionPromptStore(memory, unsent, session), session, unsent, clock };
}

/** A form's screen at an address, over stores that are real, and what the device keeps of it. */
export async function show({ loader, Component }: Screen, query: string, stores: readonly object[]) {
  const device = new Map<string, string>();
  const there = [...stores, prompting({}, device).prompts];
  const resolve: Resolve = (token) => {
    const found = there.find((one) => one instanceof token);
    if (!found) throw new Error(`no ${token.name} in this test`);
    return found as InstanceType<typeof token>;
  };
  const context = new RouterContextProvider();
  context.set(storesContext, resolve);
  const routes = [
    { path: '/', loader, Component, HydrateFallback: () => undefined },
    { path: '/user', element: <h1>Mine</h1> },
  ];
  const router = createMemoryRouter(routes, { initialEntries: [`/${query}`], getContext: () => context });
  render(
    <StoreProvider value={resolve}>
      <RouterProvider router={router} />
    </StoreProvider>,
  );
  await screen.findByRole('heading', { level: 1 });
  return { device };
}
