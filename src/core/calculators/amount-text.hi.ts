export const amountText: typeof import('./amount-text').amountText = {
  crore: (figure) => `${figure} करोड़`,
  lakh: (figure) => `${figure} लाख`,
  thousand: (figure) => `${figure} हज़ार`,
};
