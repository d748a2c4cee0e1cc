import { ContainerModule } from 'inversify';
import { FeedPort } from '../../../core/feed/feed-port';
import { CurrentSession } from '../../../core/login/current-session';
import { CommentsPort } from '../../../core/posts/comments-port';
import { PostStore } from '../../../stores/posts/post-store';
import { VotingStore } from '../../../stores/posts/voting-store';

export const postModule = new ContainerModule(({ bind }) => {
  bind(PostStore).toResolvedValue(
    (feed, comments, current, voting) => new PostStore(feed, comments, current, voting),
    [FeedPort, CommentsPort, CurrentSession, VotingStore],
  );
});
