import type { ContainerModuleLoadOptions } from 'inversify';
import { siteAmbience } from '../../adapters/http/ambient';
import { OffersPort } from '../../core/offers/offers-port';
import { PollsPort } from '../../core/polls/polls-port';
import { PostFiguresPort } from '../../core/post-figures/post-figures-port';
import { Clock } from '../../core/shared/clock';
import { Device } from '../../core/shell/device';
import { VotingPort } from '../../core/voting/voting-port';
import { BallotFiguresStore } from '../../stores/ballot-figures-store';
import { FiguresStore } from '../../stores/figures-store';
import { VotingStore } from '../../stores/voting-store';
import { SITE_WIRE } from './site-wire';
import { speaking } from './speaking';

/** What things count now; the way to ask comes with the first who asks. */
export function bindFigures(bind: ContainerModuleLoadOptions['bind']): void {
  bind(PostFiguresPort).toResolvedValue(
    (wire, device) => {
      const port = async () => {
        const { postFigures, readingClient } = await import(
          /* webpackChunkName: "figures" */ '../../adapters/http/generated/reading'
        );
        return postFigures(readingClient(speaking(wire, siteAmbience)(device)));
      };
      return {
        readPostFigures: async (of, call) => (await port()).readPostFigures(of, call),
        readPostVotes: async (of, call) => (await port()).readPostVotes(of, call),
        sharePost: async (of, call) => (await port()).sharePost(of, call),
      };
    },
    [SITE_WIRE, Device],
  );
  bind(BallotFiguresStore).toResolvedValue(
    (polls, offers) => new BallotFiguresStore(polls, offers),
    [PollsPort, OffersPort],
  );
  bind(FiguresStore).toResolvedValue(
    (figures, votes, voting, clock) => new FiguresStore(figures, votes, voting, clock),
    [PostFiguresPort, VotingPort, VotingStore, Clock],
  );
}
