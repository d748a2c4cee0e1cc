export const shortMonthNames: typeof import('./short-month-text').shortMonthNames = [
  'जन',
  'फ़र',
  'मार्च',
  'अप्रैल',
  'मई',
  'जून',
  'जुल',
  'अग',
  'सित',
  'अक्टू',
  'नव',
  'दिस',
];
