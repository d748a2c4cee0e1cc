import { CommunitiesPort } from '../../src/core/communities/communities-port';
import { FeedPort } from '../../src/core/feed/feed-port';
import { type Shareable, Sharing } from '../../src/core/feed/sharing';
import { aCommunity, aPost } from '../../src/core/feed/testing';
import { type Profile, ProfilePort } from '../../src/core/login/profile-port';
import { PseudoProfilesPort } from '../../src/core/onboarding/pseudo-profiles-port';
import { OffersPort } from '../../src/core/posts/offers-port';
import { PollsPort } from '../../src/core/posts/polls-port';
import type { Post, TalkedAbout } from '../../src/core/posts/post';
import { VotingPort } from '../../src/core/posts/voting-port';
import type { Clock } from '../../src/core/shared/clock';
import type { Page } from '../../src/core/shared/page';
import type { Timers } from '../../src/core/shared/timers';
import { memoryStorage } from '../../src/core/shell/memory-storage';
import { LoginPromptStore } from '../../src/stores/login/login-prompt-store';
import { ToastStore } from '../../src/stores/shared/toast-store';
import { ShellStore } from '../../src/stores/shell/shell-store';
import { renderScreen } from './render-screen';
import { fakePort } from './test-container';

export const NOW = Date.UTC(2026, 10, 20, 9, 10);

export interface Options {
  readonly listFeed?: FeedPort['listFeed'];
  readonly castVote?: VotingPort['castVote'];
  readonly votePoll?: PollsPort['votePoll'];
  readonly voteOffer?: OffersPort['voteOffer'];
  readonly talkedAbout?: readonly TalkedAbout[];
  /** Without a profile the page is a visitor's. */
  readonly profile?: Partial<Profile>;
  readonly cookies?: Readonly<Record<string, string>>;
  readonly at?: string;
  readonly clock?: Clock;
}

export const pageOf = (posts: readonly Post[], nextCursor?: string): Page<Post> => ({
  items: posts,
  nextCursor,
});

/** Short waits end at once; a toast stays. */
const shortWaits: Timers = {
  after: (milliseconds, run) => {
    if (milliseconds < 1000) run();
    return () => {};
  },
  every: () => () => {},
};

/** The home page over the real stores and fake services. */
export async function openHome(options: Options = {}) {
  const cookies = new Map(Object.entries({ ...options.cookies, ...(options.profile && { UAC_K: '1' }) }));
  const jar = {
    read: (name: string) => cookies.get(name),
    write: (name: string, value: string) => void cookies.set(name, value),
  };
  const copied: string[] = [];
  const share = async ({ path }: Shareable) => {
    copied.push(path);
    return 'copied' as const;
  };
  const { container, router } = await renderScreen(options.at ?? '/', {
    environment: {
      cookies: jar,
      storage: memoryStorage(),
      timers: shortWaits,
      ...(options.clock && { clock: options.clock }),
    },
    ports: [...fakeServices(options), fakePort(Sharing, { share, copy: share })],
  });
  return {
    router,
    copied,
    cookies,
    toasts: container.get(ToastStore),
    loginPrompts: container.get(LoginPromptStore),
    shell: container.get(ShellStore),
  };
}

function fakeServices({ listFeed, castVote, votePoll, voteOffer, talkedAbout = [], profile }: Options) {
  const member = { userName: 'QuietMonsoon', fullAvatarUrl: '/art/kolam/monsoon.svg', ...profile } as Profile;
  return [
    fakePort(FeedPort, {
      listFeed: listFeed ?? (async () => pageOf([aPost()])),
      listTalkedAbout: async () => talkedAbout,
    }),
    fakePort(VotingPort, { castVote }),
    fakePort(PollsPort, { votePoll }),
    fakePort(OffersPort, { voteOffer }),
    fakePort(ProfilePort, { readProfile: async () => member }),
    fakePort(CommunitiesPort, {
      listCommunities: async () => [{ kind: 'TOPIC', title: 'Topics', communities: [aCommunity()] }],
    }),
    fakePort(PseudoProfilesPort, {
      listPseudoProfiles: async () => ({ available, selected: 'ANONYMOUS' }),
      selectPseudoProfile: async ({ selected }) => ({ available, selected }),
    }),
  ];
}

const alias = (name: string) => ({
  name,
  bio: 'Backend engineer, 4 yrs',
  avatarUrl: '/art/kolam/monsoon.svg',
});
const available = [
  { type: 'ANONYMOUS' as const, alias: alias('QuietMonsoon') },
  { type: 'DESIGNATION' as const, alias: alias('BackendAsha') },
];
