/** Opens the collapsed part of the take-home form, whose own texts load with it. */
export const moreAboutPay: string = 'More about your pay';

/** Notes about the age and certainty of legal rules. */
export const ruleText = {
  dates: (checked: string, since: string | undefined) =>
    since === undefined ? `checked on ${checked}` : `in force since ${since}, checked on ${checked}`,
  outdated: (checked: string) =>
    `We last checked these rules on ${checked}, and that financial year has ended. Rates may have changed since. Check the current rules before you rely on this result.`,
  reported: 'reported, not confirmed in the gazette',
  topics: {
    newRebate: 'Rebate, new regime',
    oldRebate: 'Rebate, old regime',
    newSurcharge: 'Surcharge, new regime',
    oldSurcharge: 'Surcharge, old regime',
    cess: 'Health and education cess',
    employerNps: 'Employer’s NPS',
    deductionLimits: 'Old-regime deductions',
    allowances: 'Meal, education and hostel allowances',
    welfareFund: 'Labour welfare fund',
    leaveEncashment: 'Leave encashment',
    shareSale: 'Tax on selling shares',
    arrears: 'Arrears',
  },
  bonusCosts: (amount: string) =>
    `This bonus costs you money: it lifts your income just above a tax threshold, and the extra tax is ${amount} more than the bonus. Ask your employer to pay it in the next financial year, or to pay part of it into NPS.`,
};
