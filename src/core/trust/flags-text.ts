import { closedTable } from '../shared/closed-table';
import { grouped } from '../shared/numbers';
import type { Wait } from './wait';

export const flagsText = {
  title: 'Reviews the company asked us to remove',
  text: 'A company can ask once for each review. A moderator decides by the same rules as for everyone.',
  all: 'What companies asked us to remove',
  stars: 'Stars',
  raised: 'Asked',
  upheld: 'Removed',
  refused: 'Kept',
  waits: 'How long decisions took',
  wait: 'Within',
  count: 'Decisions',
  within: closedTable({
    DAY: 'A day',
    WEEK: 'A week',
    MONTH: 'A month',
    LONGER: 'Longer than a month',
  } satisfies Record<Wait, string>),
  took: (within: string, count: number): string => `${within}: ${grouped(count)}`,
  open: 'The others are undecided, or the author deleted the review first.',
  check: 'Counted from the public log',
};
