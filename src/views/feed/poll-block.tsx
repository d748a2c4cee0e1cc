import type { Poll } from '../../core/feed/post';
import { isOpen, showsResults } from '../../core/feed/results';
import { grouped } from '../../core/format/numbers';
import { daysLeft } from '../../core/format/time';
import { classNames } from '../kit/class-names';
import { Icon } from '../kit/icon';
import { PollBar } from '../kit/poll-bar';
import { VisuallyHidden } from '../kit/visually-hidden';
import css from './poll-block.module.css';
import { useFeedWords } from './use-feed-words';

interface PollBlockProps {
  readonly poll: Poll;
  readonly now: number;
}

/** The options of a poll, filled as far as people chose them once one may know. */
export function PollBlock({ poll, now }: PollBlockProps) {
  const words = useFeedWords().poll;
  const results = showsResults(poll);
  const state = isOpen(poll, now) ? words.daysLeft(daysLeft(poll.endsAt, now)) : words.closed;
  return (
    <div className={css.poll}>
      <ul className={css.options}>
        {poll.options.map(({ id, text, percent }) => {
          const mine = id === poll.myOptionId;
          return (
            <li key={id} className={classNames(css.option, mine && css.mine)}>
              <PollBar percent={results ? percent : undefined} mine={mine} />
              <bdi>{text}</bdi>
              {mine && <Icon name="check" size="small" />}
              {mine && <VisuallyHidden>{words.mine}</VisuallyHidden>}
              {results && <b className={css.percent}>{percent}%</b>}
            </li>
          );
        })}
      </ul>
      <p className={css.state}>
        {words.votes(poll.totalVotes, grouped(poll.totalVotes))}, {state}
      </p>
    </div>
  );
}
