import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { BallotFiguresStore } from '../../stores/feed/ballot-figures-store';
import { FeedStore } from '../../stores/feed/feed-store';
import { FiguresStore } from '../../stores/feed/figures-store';
import { PostStore } from '../../stores/posts/post-store';
import { ShellStore } from '../../stores/shell/shell-store';
import { useResolve, useStore } from '../use-store';

/** Updates counts and tallies when the user returns to an open page; nothing else changes. */
export const FreshFigures = observer(function FreshFigures() {
  const { screen } = useStore(ShellStore);
  const resolve = useResolve();
  useEffect(() => {
    const look = () => {
      if (document.hidden) return;
      const figures = resolve(FiguresStore);
      if (screen === 'home' && figures.isTime()) void figures.refreshFeed(resolve(FeedStore));
      if (screen !== 'post' && screen !== 'answers') return;
      const posts = resolve(PostStore);
      if (figures.isTime())
        void Promise.all([figures.refreshPost(posts), resolve(BallotFiguresStore).refreshPost(posts)]);
    };
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, [resolve, screen]);
  return undefined;
});
