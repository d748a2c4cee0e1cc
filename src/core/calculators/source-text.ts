/** Texts of the list of sources; they load with it. */
export const sourceText = {
  topics: {
    newRegime: 'Income tax, new regime',
    oldRegime: 'Income tax, old regime',
    newRebate: 'Rebate, new regime',
    oldRebate: 'Rebate, old regime',
    newSurcharge: 'Surcharge, new regime',
    oldSurcharge: 'Surcharge, old regime',
    cess: 'Health and education cess',
    professionalTax: 'Professional tax',
    pf: 'Provident fund',
    esi: 'ESI',
    gratuity: 'Gratuity',
    hra: 'HRA',
    codeWages: 'Wages under the Labour Codes',
    employerNps: 'Employer’s NPS',
    deductionLimits: 'Old-regime deductions',
    allowances: 'Meal, education and hostel allowances',
    welfareFund: 'Labour welfare fund',
    leaveEncashment: 'Leave encashment',
    shareSale: 'Tax on selling shares',
    arrears: 'Arrears',
  },
  verified: {
    statute: 'from the law',
    summary: 'from professional or news summaries',
    forum: 'from forums',
    inference: 'our inference',
    reported: 'reported, not confirmed in the gazette',
  },
  dates: (checked: string, since: string | undefined) =>
    since === undefined ? `checked on ${checked}` : `in force since ${since}, checked on ${checked}`,
};
