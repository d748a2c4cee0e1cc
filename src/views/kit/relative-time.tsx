import { hoursAgo } from '../../core/shared/hours-ago';
import { dayAndHour } from '../../core/shared/time';

interface RelativeTimeProps {
  readonly at: Date;
  /** The page's clock; it does not run before hydration. */
  readonly now: number;
  readonly className?: string | undefined;
  readonly format?: typeof hoursAgo;
}

/** "3h" or "this hour", never minutes: times are known only to the hour. The tooltip shows the day and the hour. */
export const RelativeTime = ({ at: date, now, className, format = hoursAgo }: RelativeTimeProps) => (
  <time
    className={className}
    dateTime={Number.isNaN(date.getTime()) ? undefined : date.toISOString()}
    title={dayAndHour(date)}
  >
    {format(date, now)}
  </time>
);
