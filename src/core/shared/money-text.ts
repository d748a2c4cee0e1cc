/** Texts of the money input. */
export const moneyInputText = {
  reads: (amount: string): string => `= ${amount}`,
  unclear: (amount: string): string => `= ${amount}?`,
  confirm: (amount: string): string => `Yes, ${amount}`,
  /** Typed into the field when the user confirms. */
  lakhs: (count: string): string => `${count} lakh`,
};
