import { ContainerModule } from 'inversify';
import { CommentsPort } from '../../core/comments/comments-port';
import { FeedPort } from '../../core/feed/feed-port';
import { CurrentSession } from '../../core/session/current-session';
import { PostStore } from '../../stores/post-store';
import { VotingStore } from '../../stores/voting-store';

export const postModule = new ContainerModule(({ bind }) => {
  bind(PostStore).toResolvedValue(
    (feed, comments, current, voting) => new PostStore(feed, comments, current, voting),
    [FeedPort, CommentsPort, CurrentSession, VotingStore],
  );
});
