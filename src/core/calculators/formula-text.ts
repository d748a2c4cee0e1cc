/** Words in the formulas of calculation steps. */
export const formulaText = {
  asEntered: 'as entered',
  lower: (first: string, second: string) => `lower of ${first} and ${second}`,
  lowest: (...amounts: readonly string[]) =>
    `lowest of ${amounts.slice(0, -1).join(', ')} and ${amounts.at(-1)}`,
  perMonth: 'per month',
  roundedToTen: 'rounded to the nearest ₹10',
  incomeLimit: (amount: string) => `income limit ${amount}`,
  none: 'none',
  on: (amount: string) => `on ${amount}`,
  surchargeRelief: 'extra tax limited to the income above the threshold',
  takeHome: (ctc: string) => `take-home salary for a CTC of ${ctc}`,
};
