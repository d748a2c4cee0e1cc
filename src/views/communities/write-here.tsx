import type { Community } from '../../core/communities/community';
import { communityWords as words } from '../../core/communities/words';
import { chosen } from '../../core/posts/post-draft';
import { GateStore } from '../../stores/login/gate-store';
import { SessionStore } from '../../stores/login/session-store';
import { ShellStore } from '../../stores/shell/shell-store';
import { Button } from '../kit/button';
import { useStore } from '../use-store';

/** Starts a post in this community. Users who may not post yet see the login prompt first. */
export function WriteHere({
  community,
  ask,
}: {
  readonly community: Community;
  /** The button label where it starts a question. */
  readonly ask?: string;
}) {
  const session = useStore(SessionStore);
  const gates = useStore(GateStore);
  const shell = useStore(ShellStore);
  const begin = () => {
    const gate = session.missing('writer');
    if (gate) gates.open(gate);
    else shell.openPost({ community: chosen(community), ...(ask !== undefined && { asks: true }) });
  };
  return (
    <Button size="medium" look="line" icon="pencil" onClick={begin}>
      {ask ?? words.page.write}
    </Button>
  );
}
