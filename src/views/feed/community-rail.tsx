import { observer } from 'mobx-react-lite';
import type { Community } from '../../core/communities/community';
import { communityPath } from '../../core/communities/community-path';
import { communityKey } from '../../core/communities/rail';
import { railText } from '../../core/feed/rail-text';
import { loaded } from '../../core/shared/loadable';
import { pathTo } from '../../core/shell/screens';
import { CommunitiesStore } from '../../stores/communities/communities-store';
import { Avatar } from '../kit/avatar';
import { CompanyMark } from '../kit/company-mark';
import { Icon } from '../kit/icon';
import { useRepeatedContent } from '../shared/use-repeated-content';
import { useStore } from '../use-store';
import css from './community-rail.module.css';
import { RailLink } from './rail-link';
import list from './rail-link.module.css';

/** The member's communities, or popular ones. */
export const CommunityRail = observer(function CommunityRail() {
  const rail = loaded(useStore(CommunitiesStore).rail);
  const text = railText.communities;
  const title = rail?.kind === 'yours' ? text.yours : text.popular;
  const communities = rail?.communities ?? [];
  return (
    <nav aria-label={title}>
      {rail && <p className={css.title}>{title}</p>}
      {rail?.kind === 'yours' ? (
        <div className={list.list}>
          <CommunityLinks communities={communities} />
        </div>
      ) : (
        <PopularCommunities communities={communities} />
      )}
    </nav>
  );
});

interface LinksProps {
  readonly communities: readonly Community[];
}

const PopularCommunities = (props: LinksProps) => (
  <div className={list.list} {...useRepeatedContent(CommunityLinks, props)} />
);

const CommunityLinks = ({ communities }: LinksProps) => (
  <>
    {communities.map((community) => (
      <RailLink
        key={communityKey(community)}
        href={communityPath(community)}
        label={community.name}
        lead={<Sign community={community} />}
      />
    ))}
    <RailLink
      href={pathTo('communities')}
      label={railText.communities.browse}
      lead={<Icon name="compass" />}
      strong
    />
  </>
);

const Sign = ({ community }: { readonly community: Community }) =>
  community.kind === 'COMPANY' ? (
    <CompanyMark url={community.logoUrl} name={community.name} size="xs" />
  ) : (
    <Avatar url={community.logoUrl} size="xs" />
  );
