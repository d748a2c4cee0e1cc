import { ContainerModule } from 'inversify';
import { Catalogue } from '../../core/messages/messages';
import { CurrentSession } from '../../core/session/current-session';
import { CastVote } from '../../core/voting/cast-vote';
import { VotingPort } from '../../core/voting/voting-port';
import { GateStore } from '../../stores/gate-store';
import { ToastStore } from '../../stores/toast-store';
import { VotingStore } from '../../stores/voting-store';

export const votingModule = new ContainerModule(({ bind }) => {
  bind(CastVote).toResolvedValue(
    (votes, current) => new CastVote(votes, current),
    [VotingPort, CurrentSession],
  );
  bind(VotingStore).toResolvedValue(
    (castVote, gates, toasts, catalogue) => new VotingStore(castVote, gates, toasts, catalogue),
    [CastVote, GateStore, ToastStore, Catalogue],
  );
});
