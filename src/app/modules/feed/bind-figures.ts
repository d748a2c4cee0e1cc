import type { ContainerModuleLoadOptions } from 'inversify';
import { siteAmbience } from '../../../adapters/http/ambient';
import { OffersPort } from '../../../core/posts/offers-port';
import { PollsPort } from '../../../core/posts/polls-port';
import { PostFiguresPort } from '../../../core/posts/post-figures-port';
import { VotingPort } from '../../../core/posts/voting-port';
import { Clock } from '../../../core/shared/clock';
import { Device } from '../../../core/shell/device';
import { BallotFiguresStore } from '../../../stores/feed/ballot-figures-store';
import { FiguresStore } from '../../../stores/feed/figures-store';
import { BallotStore } from '../../../stores/posts/ballot-store';
import { VotingStore } from '../../../stores/posts/voting-store';
import { withAmbience } from '../shared/ambience-wire';
import { SITE_WIRE } from '../shared/site-wire';

/** Live counts of posts; the client loads with the first request. */
export function bindFigures(bind: ContainerModuleLoadOptions['bind']): void {
  bind(PostFiguresPort).toResolvedValue(
    (wire, device) => {
      const port = async () => {
        const { postFigures, readingClient } = await import(
          /* webpackChunkName: "figures" */ '../../../adapters/http/generated/reading'
        );
        return postFigures(readingClient(withAmbience(wire, siteAmbience)(device)));
      };
      return {
        readPostFigures: async (input, call) => (await port()).readPostFigures(input, call),
        readPostVotes: async (postIds, call) => (await port()).readPostVotes(postIds, call),
        sharePost: async (input, call) => (await port()).sharePost(input, call),
      };
    },
    [SITE_WIRE, Device],
  );
  bind(BallotFiguresStore).toResolvedValue(
    (polls, offers, ballots) => new BallotFiguresStore(polls, offers, ballots),
    [PollsPort, OffersPort, BallotStore],
  );
  bind(FiguresStore).toResolvedValue(
    (figures, votes, voting, clock) => new FiguresStore(figures, votes, voting, clock),
    [PostFiguresPort, VotingPort, VotingStore, Clock],
  );
}
