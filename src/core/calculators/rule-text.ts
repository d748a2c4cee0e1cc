/** Opens the collapsed part of the take-home form, whose own texts load with it. */
export const moreAboutPay: string = 'Deductions, perks and other income';

/** Notes about the age and certainty of legal rules. */
export const ruleText = {
  outdated: (checked: string) =>
    `We last checked these rules on ${checked}, and that financial year has ended. Rates may have changed since. Check the current rules before you rely on this result.`,
  bonusCosts: (amount: string) =>
    `This bonus costs you money: it lifts your income just above a tax threshold, and the extra tax is ${amount} more than the bonus. Ask your employer to pay it in the next financial year, or to pay part of it into NPS.`,
};
