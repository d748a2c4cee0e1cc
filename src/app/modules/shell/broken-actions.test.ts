import { describe, expect, it } from 'vitest';
import { BROKEN_ANSWERS } from '../../../../tests/support/broken-responses';
import { wholeApp } from '../../../../tests/support/whole-app';
import { FeedPort } from '../../../core/feed/feed-port';
import type { Post } from '../../../core/posts/post';
import { Failure } from '../../../core/shared/failure';
import { SandboxStore } from '../../../stores/login/sandbox-store';
import { SessionStore } from '../../../stores/login/session-store';
import { SignOutStore } from '../../../stores/login/sign-out-store';
import { PseudoProfilesStore } from '../../../stores/onboarding/pseudo-profiles-store';
import { BallotStore } from '../../../stores/posts/ballot-store';
import { VotingStore } from '../../../stores/posts/voting-store';
import { ConnectionStore } from '../../../stores/shell/connection-store';
import type { Resolve } from '../../../views/use-store';

interface Page {
  readonly resolve: Resolve;
  readonly post: (kind: Post['kind']) => Post;
}

interface Action {
  readonly act: (page: Page) => Promise<unknown>;
  /** The state the user sees, compared before and after the action. */
  readonly seen: (page: Page) => unknown;
  /** The response body is ignored. */
  readonly bodiless?: true;
  /** Runs in the background, so a failure shows no toast. */
  readonly silent?: true;
}

const poll = ({ post }: Page) => {
  const { id, poll: found } = post('POLL');
  if (!found) throw new Error('the examples have no poll');
  return { kind: 'POLL', postId: id, poll: found } as const;
};
const offers = ({ post }: Page) => {
  const { id, salary } = post('SALARY');
  if (!salary) throw new Error('the examples have no offers');
  return { kind: 'OFFERS', postId: id, salary } as const;
};

const ACTIONS = {
  castVote: {
    act: (page) => page.resolve(VotingStore).press(page.post('POLL').votes, 'UP'),
    seen: (page) => page.resolve(VotingStore).tallyOf(page.post('POLL').votes),
  },
  votePoll: {
    act: (page) => page.resolve(BallotStore).choose(poll(page), poll(page).poll.myOptionId ? undefined : 2),
    seen: (page) => page.resolve(BallotStore).ballotOf(poll(page)).poll.myOptionId,
  },
  voteOffer: {
    act: (page) =>
      page.resolve(BallotStore).choose(offers(page), offers(page).salary.myOfferId ? undefined : 2),
    seen: (page) => page.resolve(BallotStore).ballotOf(offers(page)).salary.myOfferId,
  },
  selectPseudoProfile: {
    act: (page) => page.resolve(PseudoProfilesStore).choose('DESIGNATION'),
    seen: (page) => page.resolve(PseudoProfilesStore).profiles,
  },
  logout: {
    act: (page) => page.resolve(SignOutStore).signOut({ ended: { text: '' }, pending: { text: '' } }),
    seen: (page) => page.resolve(SessionStore).signedIn,
  },
  signInAsMember: {
    act: (page) => page.resolve(SandboxStore).signIn('Mb1asha2Nair3Qx4'),
    seen: (page) => page.resolve(SandboxStore).signingIn,
    bodiless: true,
  },
  listSandboxMembers: {
    act: (page) => page.resolve(SandboxStore).open(),
    seen: (page) => page.resolve(SandboxStore).signingIn,
    silent: true,
  },
  readLiveness: {
    act: (page) => page.resolve(ConnectionStore).confirm(),
    seen: (page) => page.resolve(ConnectionStore).checking,
    silent: true,
  },
} as const satisfies Readonly<Record<string, Action>>;

/** A response of the right shape with wrong values passes as valid as long as no code reads the values. */
const MAY_PASS: readonly string[] = ['other types', 'unknown names'];
/** A call that expects no body succeeds, no matter which body arrives. */
const BODIES: readonly string[] = [
  ...MAY_PASS,
  'a page instead of data',
  'a page with the type of JSON',
  'a truncated response',
  'an empty response',
  'nothing',
];

/** The logout never reached the server: the device forgets the account, and the next request signs out the server. */
const UNREACHED: readonly string[] = [
  'a lost connection',
  'ten megabytes',
  'silence',
  'a body that never arrives',
];

describe.each(Object.entries(ACTIONS) as [string, Action][])('%s', (operation, action) => {
  it.each(Object.entries(BROKEN_ANSWERS))(
    'a call that fails with %s is rolled back and reported once',
    async (name, broken) => {
      const app = await wholeApp({ [operation]: ({ example, request }) => broken(example, request) });
      const { items } = await app.resolve(FeedPort).listFeed({ type: 'GENERIC', sort: 'POPULAR' });
      const page: Page = {
        resolve: app.resolve,
        post: (kind) => items.find((item) => item.kind === kind) ?? items[0] ?? expect.fail('no posts'),
      };
      await app.resolve(SessionStore).ensure();
      await app.resolve(PseudoProfilesStore).open();
      const before = action.seen(page);
      const failure = await action.act(page).then(
        () => undefined,
        (error: unknown) => error,
      );
      if (failure !== undefined) app.publish(failure);
      expect(failure ?? new Failure('offline', operation, 0)).toBeInstanceOf(Failure);
      if (operation === 'logout' && UNREACHED.includes(name)) {
        expect([failure, app.resolve(SessionStore).signedIn]).toEqual([undefined, false]);
        return;
      }
      const passed = (action.bodiless ? BODIES : MAY_PASS).includes(name);
      if (action.silent) expect(app.toasts()).toEqual([]);
      else if (!passed) expect(app.toasts()).toHaveLength(1);
      else expect(app.toasts().length).toBeLessThanOrEqual(1);
      const ended = name === 'a session that ended' && operation === 'logout';
      if (!passed && !ended) expect(action.seen(page)).toEqual(before);
    },
  );
});
