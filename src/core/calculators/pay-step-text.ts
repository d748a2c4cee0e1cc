/** Labels of calculation lines beyond the usual take-home calculation. */
export const payStepText = {
  employerNps: 'Employer’s NPS',
  npsDeduction: 'Employer’s NPS, section 80CCD(2)',
  savings80c: 'PF and savings, section 80C',
  health80d: 'Health insurance, section 80D',
  parentsHealth80d: 'Parents’ health insurance, section 80D',
  ownNps: 'Your NPS, section 80CCD(1B)',
  homeLoan: 'Home-loan interest',
  hraFromRent: 'Tax-free HRA',
  meals: 'Meal allowance',
  childrenAllowance: 'Children’s education and hostel allowances',
  otherIncome: 'Other income',
  welfareFund: 'Labour welfare fund',
};
