import { dayAndHour, hoursAgo } from '../../core/format/time';

interface RelativeTimeProps {
  readonly at: Date;
  /** The page's clock: it stands still until the page is alive. */
  readonly now: number;
  readonly className?: string;
}

/** "3h", and "this hour" where others would count minutes: times are known to the hour alone. Hovering shows the day and the hour. */
export const RelativeTime = ({ at, now, className }: RelativeTimeProps) => (
  <time
    className={className}
    dateTime={Number.isNaN(at.getTime()) ? undefined : at.toISOString()}
    title={dayAndHour(at)}
  >
    {hoursAgo(at, now)}
  </time>
);
