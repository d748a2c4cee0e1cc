import type { Community } from '../../core/communities/community';
import { communityText as text } from '../../core/communities/text';
import { MembershipStore } from '../../stores/communities/membership-store';
import { ToastStore } from '../../stores/shared/toast-store';
import { Button } from '../kit/button';
import { useStore } from '../use-store';

interface JoinButtonProps {
  /** As shown now, with this visit's follow state: the component around the button observes it. */
  readonly community: Community;
  readonly size?: 'small' | 'medium';
  /** Gold where joining is the main action of the page. */
  readonly look?: 'gold' | 'soft';
}

export function JoinButton({ community, size = 'small', look = 'soft' }: JoinButtonProps) {
  const { set } = useStore(MembershipStore);
  const { fail } = useStore(ToastStore);
  const { followed, name } = community;
  return (
    <Button
      look={followed ? 'line' : look}
      size={size}
      icon={followed ? 'check' : 'plus'}
      aria-pressed={followed}
      aria-label={followed ? text.joinedLabel(name) : text.joinLabel(name)}
      onClick={() => void set(community, !followed).catch(fail)}
    >
      {followed ? text.joined : text.join}
    </Button>
  );
}
