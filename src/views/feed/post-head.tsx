import { communityPath } from '../../core/communities/community-path';
import { authorLine } from '../../core/feed/author-line';
import { feedText } from '../../core/feed/text';
import type { Post } from '../../core/posts/post';
import { Anchor } from '../kit/anchor';
import { Avatar } from '../kit/avatar';
import { CompanyMark } from '../kit/company-mark';
import { Icon } from '../kit/icon';
import { RelativeTime } from '../kit/relative-time';
import { VisuallyHidden } from '../kit/visually-hidden';
import css from './post-head.module.css';
import { PostMenuButton } from './post-menu-button';

interface PostHeadProps {
  readonly post: Post;
  readonly now: number;
  /** True on a community page: the alias comes first there. */
  readonly inCommunity?: boolean;
}

export function PostHead({ post, now, inCommunity = false }: PostHeadProps) {
  const { community, author, kind, createdAt } = post;
  const requestedByCompany = !inCommunity && kind === 'QUESTION' && community.kind === 'COMPANY';
  return (
    <header className={css.head}>
      {requestedByCompany ? (
        <CompanyMark url={community.logoUrl} name={community.name} />
      ) : (
        <Avatar url={author.avatarUrl} />
      )}
      <div className={css.lines}>
        <p className={css.where}>
          {inCommunity ? (
            <bdi className={css.name}>{author.name}</bdi>
          ) : (
            <Anchor href={communityPath(community)}>
              <bdi>{community.name}</bdi>
            </Anchor>
          )}
          <RelativeTime className={css.time} at={createdAt} now={now} />
        </p>
        <AuthorLine author={author} named={!inCommunity} />
      </div>
      <PostMenuButton post={post} />
    </header>
  );
}

interface AuthorLineProps extends Pick<Post, 'author'> {
  readonly named: boolean;
}

function AuthorLine({ author, named }: AuthorLineProps) {
  const text = feedText.post;
  const { role, company } = authorLine(author);
  return (
    <p className={css.who}>
      <span className={css.alias}>
        {named && <bdi>{author.name}</bdi>}
        {role && (named ? `, ${role}` : role.charAt(0).toUpperCase() + role.slice(1))}
        {company && ` ${text.at} `}
        {company && (
          <b>
            <bdi>{company}</bdi>
          </b>
        )}
      </span>
      {author.verified && (
        <>
          <Icon name="badge-check" size="small" />
          <VisuallyHidden>{text.verified}</VisuallyHidden>
        </>
      )}
    </p>
  );
}
