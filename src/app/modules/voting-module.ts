import { ContainerModule } from 'inversify';
import { Catalogue } from '../../core/messages/messages';
import { OffersPort } from '../../core/offers/offers-port';
import { Postbox } from '../../core/outbox/postbox';
import { CastBallot } from '../../core/polls/cast-ballot';
import { PollsPort } from '../../core/polls/polls-port';
import { CurrentSession } from '../../core/session/current-session';
import { CastVote } from '../../core/voting/cast-vote';
import { VotingPort } from '../../core/voting/voting-port';
import { BallotStore } from '../../stores/ballot-store';
import { GateStore } from '../../stores/gate-store';
import { ToastStore } from '../../stores/toast-store';
import { VotingStore } from '../../stores/voting-store';

export const votingModule = new ContainerModule(({ bind }) => {
  bind(CastVote).toResolvedValue(
    (votes, current, postbox) => new CastVote(votes, current, postbox),
    [VotingPort, CurrentSession, Postbox],
  );
  bind(VotingStore).toResolvedValue(
    (castVote, gates, toasts, catalogue) => new VotingStore(castVote, gates, toasts, catalogue),
    [CastVote, GateStore, ToastStore, Catalogue],
  );
  bind(CastBallot).toResolvedValue(
    (polls, offers, current, postbox) => new CastBallot(polls, offers, current, postbox),
    [PollsPort, OffersPort, CurrentSession, Postbox],
  );
  bind(BallotStore).toResolvedValue(
    (castBallot, gates, toasts, catalogue) => new BallotStore(castBallot, gates, toasts, catalogue),
    [CastBallot, GateStore, ToastStore, Catalogue],
  );
});
