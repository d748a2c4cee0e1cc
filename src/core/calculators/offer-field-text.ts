/** Fields of a compared offer; they load with them. */
export const offerFieldText = {
  addOffer: 'Add another offer',
  askWhich: 'Ask which offer to take',
  offer: (n: number) => `Offer ${n}`,
  fixed: 'Fixed, yearly',
  variablePay: 'Bonus, yearly',
  stock: 'Stock granted',
  vesting: 'Vests over',
  worth: 'Total value per year',
  vestings: { '3': '3 years', '4': '4 years', '5': '5 years', notAware: 'Not sure' },
};
