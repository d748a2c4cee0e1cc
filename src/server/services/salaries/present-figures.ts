import type { components } from '../../../contracts/salary';
import type { FiguresRow, PartRow } from './slice-queries';

type Wire = components['schemas'];

export const presentFigures = (row: FiguresRow): Wire['SalaryFigures'] => ({
  contributors: row.contributors,
  p10: row.p10,
  p25: row.p25,
  p50: row.p50,
  p75: row.p75,
  p90: row.p90,
  low: row.low,
  high: row.high,
  confidence: row.confidence,
  firstMonth: row.first_month,
  lastMonth: row.last_month,
});

export const presentSplit = (
  row: Pick<PartRow, 'bonus_percent' | 'stock_percent'> | undefined,
): Wire['PaySplit'] | null =>
  row && row.bonus_percent !== null && row.stock_percent !== null
    ? { bonusPercent: row.bonus_percent, stockPercent: row.stock_percent }
    : null;
