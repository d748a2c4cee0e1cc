import css from './poll-bar.module.css';

interface PollBarProps {
  /** Undefined until the result is visible; then the bar is empty. */
  readonly percent: number | undefined;
  readonly mine: boolean;
}

/** The background of a poll option, filled in proportion to its votes. The parent places its text on top. */
export const PollBar = ({ percent, mine }: PollBarProps) => (
  <svg className={css.bar} data-mine={mine || undefined} aria-hidden="true">
    <rect width={`${Math.max(0, Math.min(100, percent ?? 0))}%`} height="100%" />
  </svg>
);
