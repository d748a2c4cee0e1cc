import { ContainerModule } from 'inversify';
import { CurrentSession } from '../../../core/login/current-session';
import { CastBallot } from '../../../core/posts/cast-ballot';
import { CastVote } from '../../../core/posts/cast-vote';
import { OffersPort } from '../../../core/posts/offers-port';
import { PollsPort } from '../../../core/posts/polls-port';
import { Postbox } from '../../../core/posts/postbox';
import { VotingPort } from '../../../core/posts/voting-port';
import { GateStore } from '../../../stores/login/gate-store';
import { BallotStore } from '../../../stores/posts/ballot-store';
import { VotingStore } from '../../../stores/posts/voting-store';
import { ToastStore } from '../../../stores/shared/toast-store';

export const votingModule = new ContainerModule(({ bind }) => {
  bind(CastVote).toResolvedValue(
    (votes, current, postbox) => new CastVote(votes, current, postbox),
    [VotingPort, CurrentSession, Postbox],
  );
  bind(VotingStore).toResolvedValue(
    (castVote, gates, toasts) => new VotingStore(castVote, gates, toasts),
    [CastVote, GateStore, ToastStore],
  );
  bind(CastBallot).toResolvedValue(
    (polls, offers, current, postbox) => new CastBallot(polls, offers, current, postbox),
    [PollsPort, OffersPort, CurrentSession, Postbox],
  );
  bind(BallotStore).toResolvedValue(
    (castBallot, gates, toasts) => new BallotStore(castBallot, gates, toasts),
    [CastBallot, GateStore, ToastStore],
  );
});
