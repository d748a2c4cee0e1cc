import type { Notification } from './notification';
import { indianTime } from './push-rules';

export type DayGroup = 'today' | 'yesterday' | 'earlier';

const A_DAY = 86_400_000;

/** Groups the list by day in IST and drops empty groups. */
export function byDay(
  items: readonly Notification[],
  now: number,
): readonly { readonly day: DayGroup; readonly items: readonly Notification[] }[] {
  const today = indianTime(new Date(now)).day;
  const yesterday = indianTime(new Date(now - A_DAY)).day;
  const groupOf = ({ createdAt }: Notification): DayGroup => {
    const { day } = indianTime(createdAt);
    return day >= today ? 'today' : day === yesterday ? 'yesterday' : 'earlier';
  };
  return (['today', 'yesterday', 'earlier'] as const)
    .map((day) => ({ day, items: items.filter((item) => groupOf(item) === day) }))
    .filter((group) => group.items.length > 0);
}
