import { counted } from '../shared/count-with-noun';
/** Texts of the offer comparison in the composer, posts and the calculator. */
export const offerComparisonText = {
  title: 'Which offer is better?',
  close: 'Too close to call: the offers differ by less than 2% a year.',
  wins: (name: string, amount: string): string => `${name} wins: worth ${amount} more a year.`,
  moreInHand: (amount: string): string => `It also pays ${amount} more in hand each month.`,
  lessInHand: (amount: string): string => `But it pays ${amount} less in hand each month.`,
  throughStock: 'The difference is stock, whose value can change.',
  best: 'Best value',
  aYear: (amount: string): string => `${amount} a year`,
  inHand: (amount: string): string => `${amount} in hand a month`,
  less: (amount: string): string => `${amount} less a month`,
  vesting: (amount: string, years: number | undefined): string =>
    years === undefined
      ? `Stock: ${amount} a year`
      : `Stock: ${amount} a year for ${counted(years, 'year', 'years')}`,
  breakdown: (fixed: string, bonus: string, stock: string): string =>
    `Fixed ${fixed}, bonus ${bonus}, stock ${stock} a year`,
  legend: { fixed: 'Fixed', bonus: 'Bonus', stock: 'Stock per year' },
  estimate: 'In-hand pay is an estimate.',
  share: 'Share comparison',
  shareNote: 'The link contains the amounts of all offers.',
};
