import { act, cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { runInAction } from 'mobx';
import { afterEach, describe, expect, it } from 'vitest';
import { renderPart } from '../../../tests/support/render-screen';
import { fakePort, testContainer } from '../../../tests/support/test-container';
import { stillClock } from '../../adapters/rendering/server-environment';
import { closedFlow, type Flow } from '../../core/onboarding/flow';
import { openFlow } from '../../core/onboarding/open-flow';
import { NEW_USER } from '../../core/onboarding/profile-status';
import { OPEN_SET_UP } from '../../core/onboarding/set-up';
import { WAITING_POST } from '../../core/onboarding/waiting-post';
import { AnalyticsPort } from '../../core/shell/analytics-port';
import { LoginPromptStore } from '../../stores/login/login-prompt-store';
import { SessionStore } from '../../stores/login/session-store';
import { OnboardingStore } from '../../stores/onboarding/onboarding-store';
import { ShellStore } from '../../stores/shell/shell-store';
import { CompletedStep } from './completed-step';
import { OnboardingStarter } from './onboarding-starter';

afterEach(cleanup);

const NOW = Date.parse('2026-11-20T10:00:00Z');
const READER = { ...NEW_USER, isReader: true, careerType: 'working', hasFilledCareerStatus: true } as const;
const WHOLE = { ...READER, isWriter: true, hasFilledUserProfile: true, verified: 'VERIFIED' } as const;

function memory() {
  const saved = new Map<string, string>();
  return {
    saved,
    read: (key: string) => saved.get(key),
    write: (key: string, text: string) => void saved.set(key, text),
    remove: (key: string) => void saved.delete(key),
  };
}

async function page() {
  const [storage, tab] = [memory(), memory()];
  const events: object[] = [];
  const analytics = fakePort(AnalyticsPort, { recordEvent: async (event) => void events.push(event) });
  const container = await testContainer({
    environment: { clock: stillClock(NOW), storage, tabStorage: tab },
    ports: [analytics],
  });
  const session = container.get(SessionStore);
  const shell = container.get(ShellStore);
  const requirement = container.get(LoginPromptStore);
  const store = container.get(OnboardingStore);
  const signIn = (roles: { isReader: boolean; isWriter: boolean }) =>
    runInAction(() => {
      session.session = {
        profile: { ...roles, careerStatus: undefined, userName: '', avatarUrl: '', avatarColor: '' } as never,
      };
    });
  const show = (reactNode: React.ReactNode) => renderPart(container, reactNode);
  return { storage, tab, events, shell, loginPrompt: requirement, store, signIn, show };
}

const QUERY = { openCreatePost: true, internalCampaign: 'composer' };

/** jsdom has no animations and knows the event only under its older name. */
const see = (element: Element | null | undefined) =>
  act(() => {
    for (const name of ['animationend', 'webkitAnimationEnd'])
      element?.dispatchEvent(new Event(name, { bubbles: true }));
  });

describe('the end of account setup', () => {
  const done = (change: Partial<Flow> = {}): Flow => {
    const flow = openFlow(closedFlow(READER), { need: 'writer', ...QUERY });
    return { ...flow, profileStatus: WHOLE, stepIndex: flow.sequence.length - 1, ...change };
  };
  const seal = () => screen.getByRole('button', { name: 'Done' }).closest('form')?.querySelector('span');

  it('[R-429] the waiting post opens with its source once the seal animation has ended', async () => {
    const { loginPrompt: requirement, shell, store, events, show } = await page();
    requirement.open('writer', 'general', undefined, QUERY);
    store.apply(() => done());
    show(<CompletedStep />);
    expect(shell.overlay).toBeUndefined();
    see(seal());
    expect([shell.overlay, requirement.current, store.flow.isOpen]).toEqual(['post', undefined, false]);
    expect(shell.campaign).toBe('composer_after_profile_and_verification');
    expect(events).toMatchObject([{ eventType: 'createPostOpened', campaign: shell.campaign }]);
  });

  it.each([
    ['the member is not verified', { profileStatus: { ...WHOLE, verified: undefined } }],
    ['no post is waiting', { openCreatePost: false }],
  ])('[R-429] the end of setup opens nothing by itself: %s', async (_why, change) => {
    const { loginPrompt: requirement, shell, store, show } = await page();
    requirement.open('writer');
    store.apply(() => done(change));
    show(<CompletedStep />);
    see(seal());
    expect([shell.overlay, store.flow.isOpen]).toEqual([undefined, true]);
    await userEvent.click(screen.getByRole('button', { name: 'Done' }));
    expect([requirement.current, store.flow.isOpen]).toEqual([undefined, false]);
  });
});

describe('a waiting post', () => {
  it('[R-430] a waiting post opens once for a writer who has just logged in', async () => {
    const { storage, shell, events, signIn, show } = await page();
    storage.write(WAITING_POST, String(NOW));
    show(<OnboardingStarter />);
    expect(shell.overlay).toBeUndefined();
    act(() => signIn({ isReader: true, isWriter: true }));
    expect(shell.overlay).toBe('post');
    expect(events).toMatchObject([{ eventType: 'createPostOpened', entity: 'user_logged_in' }]);
    expect(storage.saved.has(WAITING_POST)).toBe(false);
  });

  it('[R-430] a waiting post is stored at the login prompt, stays through setup, and opens when the user becomes a writer', async () => {
    const { storage, shell, loginPrompt: requirement, signIn, show } = await page();
    show(<OnboardingStarter />);
    act(() => requirement.open('login', 'general', 'writer', QUERY));
    expect(storage.saved.has(WAITING_POST)).toBe(true);
    act(() => {
      signIn({ isReader: false, isWriter: false });
      requirement.open('writer');
    });
    expect([storage.saved.has(WAITING_POST), shell.overlay]).toEqual([true, undefined]);
    act(() => {
      signIn({ isReader: true, isWriter: true });
      requirement.close();
    });
    expect(shell.overlay).toBe('post');
  });

  it('a waiting post is forgotten when the user closes the login prompt', async () => {
    const { storage, shell, loginPrompt: requirement, show } = await page();
    show(<OnboardingStarter />);
    act(() => requirement.open('login', 'general', 'writer', QUERY));
    act(() => requirement.close());
    expect([storage.saved.has(WAITING_POST), shell.overlay]).toEqual([false, undefined]);
  });
});

it('[R-250] a setup that was open before a reload opens again once the user is signed in', async () => {
  const { tab, loginPrompt: requirement, signIn, show } = await page();
  tab.write(OPEN_SET_UP, JSON.stringify({ need: 'writer', openCreatePost: true }));
  show(<OnboardingStarter />);
  expect(requirement.current).toBeUndefined();
  act(() => signIn({ isReader: false, isWriter: false }));
  expect(requirement.current).toMatchObject({
    loginPrompt: 'writer',
    setUp: { need: 'writer', openCreatePost: true },
  });
});

it('a setup that was open before a reload stays closed for a member who is typing', async () => {
  const { tab, loginPrompt: requirement, signIn, show } = await page();
  tab.write(OPEN_SET_UP, JSON.stringify({ need: 'writer', openCreatePost: true }));
  show(
    <>
      <input aria-label="Search" />
      <OnboardingStarter />
    </>,
  );
  await userEvent.type(screen.getByRole('textbox', { name: 'Search' }), 'Zen');
  act(() => signIn({ isReader: false, isWriter: false }));
  expect([requirement.current, tab.saved.has(OPEN_SET_UP)]).toEqual([undefined, false]);
});

it.each([
  ['a link asks for a post', false],
  ['a post is waiting', true],
])(
  '[R-250] a setup that was open before a reload stays closed when the composer opens: %s',
  async (_why, waits) => {
    const { tab, storage, shell, loginPrompt: requirement, signIn, show } = await page();
    tab.write(OPEN_SET_UP, JSON.stringify({ edit: 'Verification' }));
    if (waits) storage.write(WAITING_POST, String(NOW));
    else shell.open('post');
    show(<OnboardingStarter />);
    act(() => signIn({ isReader: true, isWriter: true }));
    expect([shell.overlay, requirement.current, tab.saved.has(OPEN_SET_UP)]).toEqual([
      'post',
      undefined,
      false,
    ]);
  },
);
