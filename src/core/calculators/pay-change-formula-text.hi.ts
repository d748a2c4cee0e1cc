export const payChangeFormulaText: typeof import('./pay-change-formula-text').payChangeFormulaText = {
  afterTaxes: 'दोनों टैक्स के बाद',
  atLeastZero: (sum) => `${sum}, कम से कम ₹0`,
  holdingPeriod: (months) => `${months} महीने रखे, 4% सेस के साथ`,
  onTopOf: (salary) => `${salary} की सैलरी के अलावा`,
  salaryOf: (sum) => `${sum} सैलरी`,
  taxAlone: (amount) => `सिर्फ़ ${amount} पर टैक्स`,
  taxable: 'नौकरी के दौरान टैक्स लगता है',
  wholeBonus: 'पूरा बोनस',
};
