import css from './poll-bar.module.css';

interface PollBarProps {
  /** Undefined until the result may be seen: then nothing is filled. */
  readonly percent: number | undefined;
  readonly mine: boolean;
}

/** The ground of one option: filled as far as people chose it. It lies under the words of its positioned parent. */
export const PollBar = ({ percent, mine }: PollBarProps) => (
  <svg className={css.bar} data-mine={mine || undefined} aria-hidden="true">
    <rect width={`${Math.max(0, Math.min(100, percent ?? 0))}%`} height="100%" />
  </svg>
);
