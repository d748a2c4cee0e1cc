import { dayAndHour, relativeTime } from '../../core/format/time';

interface RelativeTimeProps {
  readonly at: Date;
  /** The page's clock: it stands still until the page is alive. */
  readonly now: number;
  readonly className?: string;
}

/** "3h". Hovering shows the day and the hour, never the minute. */
export const RelativeTime = ({ at, now, className }: RelativeTimeProps) => (
  <time
    className={className}
    dateTime={Number.isNaN(at.getTime()) ? undefined : at.toISOString()}
    title={dayAndHour(at)}
  >
    {relativeTime(at, now)}
  </time>
);
