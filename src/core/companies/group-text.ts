export const groupText = {
  self: 'This company',
  parent: 'Parent company',
  subsidiary: 'Subsidiary',
  sibling: 'Sister company',
  noneText: (name: string): string =>
    `We don’t know a parent company, subsidiary or sister company of ${name}. Is one missing?`,
  suggest: 'Tell us',
};
