/** Opens the collapsed part of the take-home form, whose own texts load with it. */
export const moreAboutPay: string = 'Deductions, perks and other income';

/** Notes about the age and certainty of legal rules. */
export const ruleText = {
  outdated: (checked: string) =>
    `We last checked these rules on ${checked}, and that financial year has ended. Check the current rules first.`,
  bonusCosts: (amount: string) =>
    `This bonus costs you money: it lifts your income above a tax threshold, and the extra tax is ${amount} more than the bonus. Ask to get it next financial year, or part of it in NPS.`,
};
