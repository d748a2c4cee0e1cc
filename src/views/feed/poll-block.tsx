import { observer } from 'mobx-react-lite';
import { type ReactNode, useState } from 'react';
import { isOpen, showsResults } from '../../core/feed/results';
import { feedText } from '../../core/feed/text';
import type { Poll, PollOption } from '../../core/posts/post';
import { Clock } from '../../core/shared/clock';
import type { PostId } from '../../core/shared/ids';
import { grouped } from '../../core/shared/numbers';
import { daysLeft } from '../../core/shared/time';
import { BallotStore } from '../../stores/posts/ballot-store';
import { classNames } from '../kit/class-names';
import { Icon } from '../kit/icon';
import { PollBar } from '../kit/poll-bar';
import { VisuallyHidden } from '../kit/visually-hidden';
import { useStore } from '../use-store';
import css from './poll-block.module.css';

interface PollBlockProps {
  readonly postId: PostId;
  readonly poll: Poll;
  readonly now: number;
  /** Members cannot vote in their own poll. */
  readonly own: boolean;
}

/** The options of a poll: buttons while it is open, bars once results may be shown. */
export const PollBlock = observer(function PollBlock({ postId, poll: input, now, own }: PollBlockProps) {
  const clock = useStore(Clock);
  const [pressedAt, setPressedAt] = useState(now);
  const ballots = useStore(BallotStore);
  const text = feedText.poll;
  const state = `poll-${postId}`;
  const { poll } = ballots.ballotOf({ kind: 'POLL', postId, poll: input });
  const choose = (id: number | undefined) => {
    // A poll that has ended since the page was rendered is then shown as closed.
    setPressedAt(clock.now());
    void ballots.choose({ kind: 'POLL', postId, poll: input }, id);
  };
  const time = Math.max(now, pressedAt);
  const open = isOpen(poll, time);
  const results = showsResults(poll);
  const voted = poll.myOptionId !== undefined;
  const left = open ? text.daysLeft(daysLeft(poll.endsAt, time)) : text.closed;
  return (
    <div className={css.poll}>
      <ul className={css.options} aria-label={text.label} aria-describedby={state}>
        {poll.options.map((option) => (
          <Option
            key={option.id}
            option={option}
            results={results}
            mine={option.id === poll.myOptionId}
            choose={open && !own ? () => choose(option.id) : undefined}
          />
        ))}
      </ul>
      <p id={state} className={css.state}>
        {text.votes(poll.totalVotes, grouped(poll.totalVotes))}, {left}
        {voted && open && (
          <button type="button" className={css.undo} onClick={() => choose(undefined)}>
            {text.undo}
          </button>
        )}
      </p>
      {voted && !results && <p className={css.state}>{text.waiting}</p>}
    </div>
  );
});

interface OptionProps {
  readonly option: PollOption;
  readonly results: boolean;
  readonly mine: boolean;
  readonly choose: (() => void) | undefined;
}

function Option({ option: { text, percent }, results, mine, choose }: OptionProps) {
  const texts = feedText.poll;
  return (
    <li>
      <Choice mine={mine} choose={choose}>
        <PollBar percent={results ? percent : undefined} mine={mine} />
        <bdi>{text}</bdi>
        {mine && <Icon name="check" size="small" />}
        {mine && <VisuallyHidden>{texts.mine}</VisuallyHidden>}
        {results && <b className={css.percent}>{percent}%</b>}
      </Choice>
    </li>
  );
}

interface ChoiceProps extends Pick<OptionProps, 'mine' | 'choose'> {
  readonly children: ReactNode;
}

const Choice = ({ mine, choose, children }: ChoiceProps) => {
  const className = classNames(css.option, mine && css.mine);
  return choose ? (
    <button type="button" className={className} data-printed="" aria-pressed={mine} onClick={choose}>
      {children}
    </button>
  ) : (
    <div className={className}>{children}</div>
  );
};
