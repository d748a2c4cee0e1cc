import { observer } from 'mobx-react-lite';
import type { Community } from '../../core/communities/community';
import { communityPath } from '../../core/communities/community-path';
import { communityText as text } from '../../core/communities/text';
import { MembershipStore } from '../../stores/communities/membership-store';
import { Anchor } from '../kit/anchor';
import { CommunityImage } from '../shared/community-image';
import { reachText } from '../shared/reach-text';
import { useStore } from '../use-store';
import css from './community-row.module.css';
import { JoinButton } from './join-button';

interface CommunityRowProps {
  readonly community: Community;
}

export const CommunityRow = observer(function CommunityRow({ community: input }: CommunityRowProps) {
  const community = useStore(MembershipStore).current(input);
  const { name, kind, reach } = community;
  return (
    <li className={css.row}>
      <Anchor className={css.link} href={communityPath(community)}>
        <CommunityImage community={community} size="md" />
        <span className={css.text}>
          <bdi className={css.name}>{name}</bdi>
          <small className={css.facts}>{`${text.kinds[kind]}, ${reachText(reach)}`}</small>
        </span>
      </Anchor>
      <JoinButton community={community} />
    </li>
  );
});
