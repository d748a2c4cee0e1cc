import { ContainerModule } from 'inversify';
import { CurrentSession } from '../../../core/login/current-session';
import { CastBallot } from '../../../core/posts/cast-ballot';
import { CastVote } from '../../../core/posts/cast-vote';
import { OffersPort } from '../../../core/posts/offers-port';
import { OutboxPort } from '../../../core/posts/outbox-port';
import { PollsPort } from '../../../core/posts/polls-port';
import { VotingPort } from '../../../core/posts/voting-port';
import { Clock } from '../../../core/shared/clock';
import { LoginPromptStore } from '../../../stores/login/login-prompt-store';
import { BallotStore } from '../../../stores/posts/ballot-store';
import { VotingStore } from '../../../stores/posts/voting-store';
import { ToastStore } from '../../../stores/shared/toast-store';

export const votingModule = new ContainerModule(({ bind }) => {
  bind(CastVote).toResolvedValue(
    (votes, current, outbox) => new CastVote(votes, current, outbox),
    [VotingPort, CurrentSession, OutboxPort],
  );
  bind(VotingStore).toResolvedValue(
    (castVote, loginPrompts, toasts, clock) => new VotingStore(castVote, loginPrompts, toasts, clock),
    [CastVote, LoginPromptStore, ToastStore, Clock],
  );
  bind(CastBallot).toResolvedValue(
    (polls, offers, current, outbox) => new CastBallot(polls, offers, current, outbox),
    [PollsPort, OffersPort, CurrentSession, OutboxPort],
  );
  bind(BallotStore).toResolvedValue(
    (castBallot, loginPrompts, toasts) => new BallotStore(castBallot, loginPrompts, toasts),
    [CastBallot, LoginPromptStore, ToastStore],
  );
});
