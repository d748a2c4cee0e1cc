import { observer } from 'mobx-react-lite';
import type { Community } from '../../core/communities/community';
import { communityWords as words } from '../../core/communities/words';
import { MembershipStore } from '../../stores/communities/membership-store';
import { Card } from '../kit/card';
import { CommunitySign } from '../shared/community-sign';
import { reachLine } from '../shared/reach-line';
import { useStore } from '../use-store';
import css from './community-banner.module.css';
import { JoinButton } from './join-button';
import { WriteHere } from './write-here';

/** The header of a community: jaali pattern, icon, name and join button. */
export const CommunityBanner = observer(function CommunityBanner({
  community: given,
}: {
  readonly community: Community;
}) {
  const { name, slug, kind, category, reach } = useStore(MembershipStore).current(given);
  return (
    <Card as="header" className={css.banner ?? ''}>
      <img className={css.ground} src={`/art/jaali/${slug}.svg`} alt="" width={640} height={360} />
      <div className={css.about}>
        <div className={css.sign}>
          <CommunitySign community={given} size="lg" />
        </div>
        <div className={css.words}>
          <h1 className={css.name}>
            <bdi>{name}</bdi>
          </h1>
          <p className={css.facts}>
            {words.kinds[kind]}
            {category && category !== words.kinds[kind] && `, ${category}`}
          </p>
          <p className={css.facts}>{reachLine(reach)}</p>
        </div>
        <div className={css.join}>
          <WriteHere community={given} />
          <JoinButton community={given} size="medium" look="gold" />
        </div>
      </div>
    </Card>
  );
});
