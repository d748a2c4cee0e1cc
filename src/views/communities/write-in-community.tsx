import type { Community } from '../../core/communities/community';
import { communityText as text } from '../../core/communities/text';
import { chosen } from '../../core/posts/post-draft';
import { LoginPromptStore } from '../../stores/login/login-prompt-store';
import { SessionStore } from '../../stores/login/session-store';
import { ShellStore } from '../../stores/shell/shell-store';
import { Button } from '../kit/button';
import { useStore } from '../use-store';

/** The shortest setup, with the composer at its end. */
const TO_FIRST_POST = { openCreatePost: true, internalCampaign: 'community' };

/** Starts a post in this community. Users who may not post yet see the login prompt first. */
export function WriteInCommunity({
  community,
  ask,
}: {
  readonly community: Community;
  /** The button label where it starts a question. */
  readonly ask?: string;
}) {
  const session = useStore(SessionStore);
  const loginPrompts = useStore(LoginPromptStore);
  const shell = useStore(ShellStore);
  const begin = () => {
    const requirement = session.missing('writer');
    if (requirement) loginPrompts.open(requirement, 'general', 'writer', TO_FIRST_POST);
    else shell.openPost({ community: chosen(community), ...(ask !== undefined && { asks: true }) });
  };
  return (
    <Button size="medium" look="line" icon="pencil" onClick={begin}>
      {ask ?? text.page.write}
    </Button>
  );
}
