export const moneyInputText: typeof import('./money-text').moneyInputText = {
  reads: (amount) => `= ${amount}`,
  unclear: (amount) => `= ${amount}?`,
  confirm: (amount) => `हां, ${amount}`,
  lakhs: (count) => `${count} लाख`,
};
