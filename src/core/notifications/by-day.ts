import type { Notification } from './notification';
import { indianTime } from './push-rules';

export type DayGroup = 'today' | 'yesterday' | 'earlier';

const A_DAY = 86_400_000;
/**
 * Times are cut to the hour in UTC, so 18:00Z means 23:30 to 00:29 IST and the day is unknown. It counts as the
 * later day: a notice that arrives at 00:10 must not stand under "Yesterday", and one of 23:40 is still recent.
 */
const HALF_HOUR = 1_800_000;

/** Groups the list by day in IST and drops empty groups. */
export function byDay(
  items: readonly Notification[],
  now: number,
): readonly { readonly day: DayGroup; readonly items: readonly Notification[] }[] {
  const today = indianTime(new Date(now)).day;
  const yesterday = indianTime(new Date(now - A_DAY)).day;
  const groupOf = ({ createdAt }: Notification): DayGroup => {
    const { day } = indianTime(new Date(createdAt.getTime() + HALF_HOUR));
    return day >= today ? 'today' : day === yesterday ? 'yesterday' : 'earlier';
  };
  return (['today', 'yesterday', 'earlier'] as const)
    .map((day) => ({ day, items: items.filter((item) => groupOf(item) === day) }))
    .filter((group) => group.items.length > 0);
}
