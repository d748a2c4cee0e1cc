import { ContainerModule } from 'inversify';
import { Catalogue } from '../../../core/shell/messages';
import { OffersPort } from '../../../core/posts/offers-port';
import { Postbox } from '../../../core/posts/postbox';
import { CastBallot } from '../../../core/posts/cast-ballot';
import { PollsPort } from '../../../core/posts/polls-port';
import { CurrentSession } from '../../../core/login/current-session';
import { CastVote } from '../../../core/posts/cast-vote';
import { VotingPort } from '../../../core/posts/voting-port';
import { BallotStore } from '../../../stores/posts/ballot-store';
import { GateStore } from '../../../stores/login/gate-store';
import { ToastStore } from '../../../stores/shared/toast-store';
import { VotingStore } from '../../../stores/posts/voting-store';

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
