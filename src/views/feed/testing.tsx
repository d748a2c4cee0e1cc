import { createMemoryRouter, RouterContextProvider, RouterProvider } from 'react-router';
import type { CommunitiesPort } from '../../core/communities/communities-port';
import type { FeedPort } from '../../core/feed/feed-port';
import { type Shareable, Sharing } from '../../core/feed/sharing';
import { aCommunity, aPost } from '../../core/feed/testing';
import type { Profile } from '../../core/login/profile-port';
import { CastBallot } from '../../core/posts/cast-ballot';
import { CastVote } from '../../core/posts/cast-vote';
import type { OffersPort } from '../../core/posts/offers-port';
import type { PollsPort } from '../../core/posts/polls-port';
import type { Post, TalkedAbout } from '../../core/posts/post';
import type { VotingPort } from '../../core/posts/voting-port';
import { Clock } from '../../core/shared/clock';
import { Cookies } from '../../core/shared/cookies';
import type { Page } from '../../core/shared/page';
import { Storage } from '../../core/shared/storage';
import { Timers } from '../../core/shared/timers';
import { en } from '../../core/shell/en';
import { memoryStorage } from '../../core/shell/memory-storage';
import { Catalogue } from '../../core/shell/messages';
import { CommunitiesStore } from '../../stores/communities/communities-store';
import { DensityStore } from '../../stores/feed/density-store';
import { FeedStore } from '../../stores/feed/feed-store';
import { ShareStore } from '../../stores/feed/share-store';
import { TalkedAboutStore } from '../../stores/feed/talked-about-store';
import { GateStore } from '../../stores/login/gate-store';
import { SessionStore } from '../../stores/login/session-store';
import { PseudoProfilesStore } from '../../stores/onboarding/pseudo-profiles-store';
import { BallotStore } from '../../stores/posts/ballot-store';
import { VotingStore } from '../../stores/posts/voting-store';
import { ToastStore } from '../../stores/shared/toast-store';
import { ShellStore } from '../../stores/shell/shell-store';
import { type Resolve, StoreProvider, storesContext, type Token } from '../use-store';
import { Component, loader } from './home-screen';

export const NOW = Date.UTC(2026, 10, 20, 9, 10);

export interface Given {
  readonly listFeed?: FeedPort['listFeed'];
  readonly castVote?: VotingPort['castVote'];
  readonly votePoll?: PollsPort['votePoll'];
  readonly voteOffer?: OffersPort['voteOffer'];
  readonly talkedAbout?: readonly TalkedAbout[];
  /** Nobody is signed in without one. */
  readonly profile?: Partial<Profile>;
  readonly cookies?: Readonly<Record<string, string>>;
  readonly at?: string;
}

export const pageOf = (posts: readonly Post[], nextCursor?: string): Page<Post> => ({
  items: posts,
  nextCursor,
});

/** The home page over stores that are real and services that are not, to be rendered by the test. */
export function homePage(given: Given = {}) {
  const { stores, ...seen } = world(given);
  const resolve: Resolve = (token) => {
    const found = stores.get(token);
    if (!found) throw new Error(`no ${token.name} in this test`);
    return found as InstanceType<typeof token>;
  };
  const context = new RouterContextProvider();
  context.set(storesContext, resolve);
  const router = createMemoryRouter(
    [
      {
        path: '/',
        loader,
        Component,
        ErrorBoundary: () => <p>the page failed</p>,
        HydrateFallback: () => <p>waiting</p>,
      },
      { path: '*', Component: () => <p>another page</p> },
    ],
    { initialEntries: [given.at ?? '/'], getContext: () => context },
  );
  const page = (
    <StoreProvider value={resolve}>
      <RouterProvider router={router} />
    </StoreProvider>
  );
  return { page, router, ...seen };
}

function world(given: Given) {
  const cookies = new Map(Object.entries({ ...given.cookies, ...(given.profile && { UAC_K: '1' }) }));
  const jar = {
    read: (name: string) => cookies.get(name),
    write: (name: string, value: string) => void cookies.set(name, value),
  };
  const timers = { after: () => () => {}, every: () => () => {} };
  const catalogue = { messages: en };
  const shell = new ShellStore();
  const toasts = new ToastStore(timers, { id: () => 'toast' });
  const gates = new GateStore();
  const copied: string[] = [];
  const profile = {
    userName: 'QuietMonsoon',
    fullAvatarUrl: '/art/kolam/monsoon.svg',
    ...given.profile,
  } as Profile;
  const session = new SessionStore({ readProfile: async () => profile }, jar);
  const services = fakeServices(given);
  const voting = new VotingStore(new CastVote(services.votes, session), gates, toasts);
  const pass = async ({ path }: Shareable) => {
    copied.push(path);
    return 'copied' as const;
  };
  const sharing = { share: pass, copy: pass };
  const stores = new Map<Token<unknown>, unknown>([
    [Catalogue, catalogue],
    [Cookies, jar],
    [Storage, memoryStorage()],
    [Clock, { now: () => NOW }],
    [Timers, { ...timers, after: atOnce }],
    [Sharing, sharing],
    [ToastStore, toasts],
    [GateStore, gates],
    [ShellStore, shell],
    [SessionStore, session],
    [VotingStore, voting],
    [BallotStore, new BallotStore(services.ballots(session), gates, toasts)],
    [FeedStore, new FeedStore(services.feed, session, { now: () => NOW }, voting)],
    [CommunitiesStore, new CommunitiesStore(services.communities, session)],
    [TalkedAboutStore, new TalkedAboutStore(services.feed)],
    [PseudoProfilesStore, new PseudoProfilesStore(services.faces, session)],
    [DensityStore, new DensityStore(jar)],
    [ShareStore, new ShareStore(sharing, toasts)],
  ]);
  return { stores, toasts, gates, shell, copied, cookies };
}

const atOnce = (_: number, run: () => void) => {
  run();
  return () => {};
};

function fakeServices({ listFeed, castVote, votePoll, voteOffer, talkedAbout = [] }: Given) {
  const feed = {
    listFeed: listFeed ?? (async () => pageOf([aPost()])),
    listTalkedAbout: async () => talkedAbout,
  } as unknown as FeedPort;
  const votes = { castVote } as unknown as VotingPort;
  const communities = {
    listCommunities: async () => [{ kind: 'TOPIC' as const, title: 'Topics', communities: [aCommunity()] }],
  } as unknown as CommunitiesPort;
  const face = (name: string) => ({
    name,
    bio: 'Backend engineer, 4 yrs',
    avatarUrl: '/art/kolam/monsoon.svg',
  });
  const available = [
    { type: 'ANONYMOUS' as const, face: face('QuietMonsoon') },
    { type: 'DESIGNATION' as const, face: face('BackendAsha') },
  ];
  const faces = {
    listPseudoProfiles: async () => ({ available, selected: 'ANONYMOUS' as const }),
    selectPseudoProfile: async ({ selected }: { selected: 'ANONYMOUS' | 'DESIGNATION' }) => ({
      available,
      selected,
    }),
  };
  const ballots = (session: SessionStore) =>
    new CastBallot({ votePoll } as unknown as PollsPort, { voteOffer } as unknown as OffersPort, session);
  return { feed, votes, communities, faces, ballots };
}
