/** Amounts as people say them: 18.5 lakh, 1.2 crore. */
export const amountText = {
  crore: (figure: string) => `${figure} crore`,
  lakh: (figure: string) => `${figure} lakh`,
  thousand: (figure: string) => `${figure} thousand`,
};
