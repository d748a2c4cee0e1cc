import { dayAndHour, hoursAgo } from '../../core/shared/time';

interface RelativeTimeProps {
  readonly at: Date;
  /** The page's clock: it stands still until the page is alive. */
  readonly now: number;
  readonly className?: string;
  /** The words for it: in little room, or as a sentence has it. */
  readonly says?: typeof hoursAgo;
}

/** "3h", and "this hour" where others would count minutes: times are known to the hour alone. Hovering shows the day and the hour. */
export const RelativeTime = ({ at, now, className, says = hoursAgo }: RelativeTimeProps) => (
  <time
    className={className}
    dateTime={Number.isNaN(at.getTime()) ? undefined : at.toISOString()}
    title={dayAndHour(at)}
  >
    {says(at, now)}
  </time>
);
