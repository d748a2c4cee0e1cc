import { communityPath } from '../../core/communities/community-path';
import { authorLine } from '../../core/feed/author-line';
import { feedWords } from '../../core/feed/words';
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
  const askedByCompany = !inCommunity && kind === 'QUESTION' && community.kind === 'COMPANY';
  return (
    <header className={css.head}>
      {askedByCompany ? (
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
  const words = feedWords.post;
  const { role, company } = authorLine(author);
  return (
    <p className={css.who}>
      <span className={css.face}>
        {named && <bdi>{author.name}</bdi>}
        {role && (named ? `, ${role}` : role.charAt(0).toUpperCase() + role.slice(1))}
        {company && ` ${words.at} `}
        {company && (
          <b>
            <bdi>{company}</bdi>
          </b>
        )}
      </span>
      {author.verified && (
        <>
          <Icon name="badge-check" size="small" />
          <VisuallyHidden>{words.verified}</VisuallyHidden>
        </>
      )}
    </p>
  );
}
