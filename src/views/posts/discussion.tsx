import { observer } from 'mobx-react-lite';
import { type MouseEvent, useState } from 'react';
import { feedText } from '../../core/feed/text';
import type { CommentList } from '../../core/posts/comment-list';
import { postText as texts } from '../../core/posts/comments-text';
import type { Post } from '../../core/posts/post';
import { postPath } from '../../core/posts/post-place';
import { loaded } from '../../core/shared/loadable';
import { compact } from '../../core/shared/numbers';
import { POST_SORTS } from '../../core/shared/post-sort';
import { retryAfterMessageOr } from '../../core/shell/retry-after-message-or';
import { CommentWritingStore } from '../../stores/posts/comment-writing-store';
import { PostStore } from '../../stores/posts/post-store';
import { Anchor } from '../kit/anchor';
import { Button } from '../kit/button';
import { Card } from '../kit/card';
import { EmptyState } from '../kit/empty-state';
import { Skeleton } from '../kit/skeleton';
import { Tabs } from '../kit/tabs';
import { useBelowFirstView } from '../kit/use-below-first-view';
import { VisuallyHidden } from '../kit/visually-hidden';
import { UntraceableCommentButton } from '../untraceable/untraceable-comment-button';
import { useStore } from '../use-store';
import { CommentBox } from './comment-box';
import { CommentItem } from './comment-item';
import css from './discussion.module.css';
import { LinkedComment } from './linked-comment';

/** The number of comments visible in a tall window below a short post. */
const FIRST_VIEW = 3;

interface DiscussionProps {
  readonly post: Post | undefined;
}

export const Discussion = observer(function Discussion({ post }: DiscussionProps) {
  const list = loaded(useStore(PostStore).talk);
  return (
    <Card className={css.talk} id="comments" aria-labelledby="comments-title">
      <TalkTitle post={post} />
      {post?.status === 'LIVE' && <WriteInCommunity post={post} />}
      {(list?.comments.length ?? 0) > 1 && <Orders />}
      {list && <LinkedComment />}
      {list ? <Comments list={list} post={post} /> : <NoComments />}
    </Card>
  );
});

/** The comment orders. They are links, so they work before scripts load. */
const Orders = observer(function Orders() {
  const { place } = useStore(PostStore);
  if (!place) return undefined;
  const { postId, order = 'popularity' } = place;
  return (
    <Tabs
      className={css.orders}
      label={texts.order.label}
      items={POST_SORTS.map((item) => ({
        id: item,
        label: texts.order[item],
        href: `${postPath({ postId, order: item })}#comments`,
        current: item === order,
      }))}
    />
  );
});

const WriteInCommunity = observer(function WriteInCommunity({ post }: { readonly post: Post }) {
  const writing = useStore(CommentWritingStore);
  const target = { kind: 'post', id: post.id } as const;
  const pending = writing.pendingAt(target);
  const { label, answerLabel, prompt, promptQuestion, send, sendAnswer } = texts.write;
  const asks = post.kind === 'QUESTION';
  return (
    <div className={css.write}>
      <CommentBox
        target={target}
        label={asks ? answerLabel : label}
        prompt={asks ? promptQuestion : prompt}
        send={asks ? sendAnswer : send}
        otherWay={<UntraceableCommentButton postId={post.id} />}
      />
      {writing.waiting
        .filter((pending) => pending.target.kind === 'post' && pending.target.id === post.id)
        .map(({ text }) => (
          <p key={text} className={css.pending} dir="auto">
            <span className={css.sending}>{texts.willSend}</span> {text}
          </p>
        ))}
      <OnItsWay
        text={pending?.text}
        saved={writing.waiting.length > 0 || writing.failureAt(target) !== undefined}
      />
    </div>
  );
});

interface OnItsWayProps {
  readonly text: string | undefined;
  /** True if the comment was queued or failed, which is shown elsewhere. */
  readonly saved: boolean;
}

/** Announces the result to screen readers: the focus stays in the field, and the comment appears further down. */
function OnItsWay({ text, saved }: OnItsWayProps) {
  const [was, setWas] = useState(text);
  const [sent, setSent] = useState(false);
  if (was !== text) {
    setWas(text);
    setSent(text === undefined && !saved);
  }
  return (
    <div role="status" className={css.onItsWay}>
      {sent && <VisuallyHidden>{texts.sent}</VisuallyHidden>}
      {text !== undefined && (
        <p className={css.pending} dir="auto">
          <span className={css.sending}>{texts.sending}</span> {text}
        </p>
      )}
    </div>
  );
}

function TalkTitle({ post }: DiscussionProps) {
  const { comments, answers } = feedText.post;
  const text = () => {
    if (!post) return texts.talk;
    const { kind, comments: count } = post;
    return kind === 'QUESTION' ? answers(count, compact(count)) : comments(count, compact(count));
  };
  return (
    <h2 id="comments-title" className={css.title}>
      {text()}
    </h2>
  );
}

const NoComments = observer(function NoComments() {
  const store = useStore(PostStore);
  if (store.talk.state !== 'FAILURE') return <Skeleton shape="row" className={css.waiting} />;
  return (
    <div className={css.more} role="alert">
      <p>{retryAfterMessageOr(store.talk.failure, texts.failed)}</p>
      <Button icon="rotate-ccw" onClick={() => void store.retryTalk()}>
        {texts.retry}
      </Button>
    </div>
  );
});

interface CommentsProps extends DiscussionProps {
  readonly list: CommentList;
}

const Comments = observer(function Comments({ list, post }: CommentsProps) {
  const { place } = useStore(PostStore);
  const rest = useBelowFirstView();
  if (list.comments.length === 0 && !place?.after) {
    if (post && post.status !== 'LIVE') return <EmptyState title={texts.empty.title} />;
    return <EmptyState {...(post?.kind === 'QUESTION' ? texts.emptyQuestion : texts.empty)} />;
  }
  return (
    <>
      {place?.after && (
        <p className={css.more}>
          <Anchor className={css.link} href={postPath({ postId: place.postId, order: place.order })}>
            {texts.toFirst}
          </Anchor>
        </p>
      )}
      <ul className={css.list}>
        {list.comments.slice(0, rest ? undefined : FIRST_VIEW).map((comment) => (
          <CommentItem key={comment.id} comment={comment} post={post} />
        ))}
      </ul>
      {rest && list.nextCursor && <MoreComments nextCursor={list.nextCursor} />}
    </>
  );
});

/** Without scripts it is a link to the next comments. */
const MoreComments = observer(function MoreComments({ nextCursor }: { readonly nextCursor: string }) {
  const store = useStore(PostStore);
  const more = store.moreOf();
  const load = (event: MouseEvent) => {
    event.preventDefault();
    void store.loadMore();
  };
  return (
    <div className={css.more}>
      {more === 'LOADING' && <Skeleton shape="row" className={css.waiting} />}
      {more === 'FAILURE' && (
        <p role="alert">{retryAfterMessageOr(store.moreFailureOf(), texts.moreFailed)}</p>
      )}
      <Button
        href={postPath({ postId: store.place?.postId ?? '', order: store.place?.order, after: nextCursor })}
        onClick={load}
      >
        {more === 'FAILURE' ? texts.retry : texts.more}
      </Button>
    </div>
  );
});
