import { observer } from 'mobx-react-lite';
import type { Community } from '../../core/communities/community';
import { communityPath } from '../../core/communities/community-path';
import { communityWords as words } from '../../core/communities/words';
import { MembershipStore } from '../../stores/communities/membership-store';
import { Anchor } from '../kit/anchor';
import { CommunitySign } from '../shared/community-sign';
import { reachLine } from '../shared/reach-line';
import { useStore } from '../use-store';
import css from './community-row.module.css';
import { JoinButton } from './join-button';

export const CommunityRow = observer(function CommunityRow({
  community: given,
}: {
  readonly community: Community;
}) {
  const { name, kind, reach } = useStore(MembershipStore).current(given);
  return (
    <li className={css.row}>
      <Anchor className={css.link} href={communityPath(given)}>
        <CommunitySign community={given} size="md" />
        <span className={css.words}>
          <bdi className={css.name}>{name}</bdi>
          <small className={css.facts}>{`${words.kinds[kind]}, ${reachLine(reach)}`}</small>
        </span>
      </Anchor>
      <JoinButton community={given} />
    </li>
  );
});
