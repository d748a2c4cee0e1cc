import { observer } from 'mobx-react-lite';
import { feedText } from '../../core/feed/text';
import type { Tally } from '../../core/posts/vote';
import { compact, grouped } from '../../core/shared/numbers';
import { VotingStore } from '../../stores/posts/voting-store';
import { classNames } from '../kit/class-names';
import { Icon } from '../kit/icon';
import { useStore } from '../use-store';
import css from './vote-pill.module.css';

interface VotePillProps {
  readonly tally: Tally;
  /** Members cannot vote on their own content. */
  readonly own: boolean;
  /** Shows no background, for lists of many. */
  readonly quiet?: boolean;
}

/** Pressing the same button twice withdraws the vote. */
export const VotePill = observer(function VotePill({ tally, own, quiet = false }: VotePillProps) {
  const voting = useStore(VotingStore);
  const text = feedText.vote;
  const { up, mine } = voting.tallyOf(tally);
  const count = compact(up);
  const button = (direction: 'UP' | 'DOWN') => ({
    type: 'button' as const,
    disabled: own,
    title: own ? text.own : undefined,
    'aria-pressed': mine === direction,
    'data-vote': direction,
    onClick: () => void voting.press(tally, direction),
  });
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would be a form field; these are two buttons that belong together.
    <div className={classNames(css.pill, quiet && css.quiet)} role="group" aria-label={text.label}>
      <button {...button('UP')} className={css.up} aria-label={text.up(grouped(up))}>
        <Icon name="arrow-big-up" />
        <span>
          <span data-digits={count.length}>{count}</span>
        </span>
      </button>
      <button {...button('DOWN')} className={css.down} aria-label={text.down}>
        <Icon name="arrow-big-down" />
      </button>
    </div>
  );
});
