import { observer } from 'mobx-react-lite';
import type { Community } from '../../core/communities/community';
import { communityText as text } from '../../core/communities/text';
import { MembershipStore } from '../../stores/communities/membership-store';
import { Card } from '../kit/card';
import { CommunityImage } from '../shared/community-image';
import { reachText } from '../shared/reach-text';
import { useStore } from '../use-store';
import css from './community-banner.module.css';
import { JoinButton } from './join-button';
import { WriteInCommunity } from './write-in-community';

interface CommunityBannerProps {
  readonly community: Community;
}

/** The header of a community: jaali pattern, icon, name and join button. */
export const CommunityBanner = observer(function CommunityBanner({ community: input }: CommunityBannerProps) {
  const community = useStore(MembershipStore).current(input);
  const { name, slug, kind, category, reach } = community;
  return (
    <Card as="header" className={css.banner}>
      <img className={css.ground} src={`/art/jaali/${slug}.svg`} alt="" width={640} height={360} />
      <div className={css.about}>
        <div className={css.sign}>
          <CommunityImage community={community} size="lg" />
        </div>
        <div className={css.text}>
          <h1 className={css.name}>
            <bdi>{name}</bdi>
          </h1>
          <p className={css.facts}>
            {text.kinds[kind]}
            {category && category !== text.kinds[kind] && `, ${category}`}
          </p>
          <p className={css.facts}>{reachText(reach)}</p>
        </div>
        <div className={css.join}>
          <WriteInCommunity community={community} />
          <JoinButton community={community} size="medium" look="gold" />
        </div>
      </div>
    </Card>
  );
});
