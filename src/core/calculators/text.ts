import type { FieldProblem } from './form';

/** Texts all calculators share; loaded with the calculator screens, not with the first load. */
export const calculatorText = {
  problem: (problem: FieldProblem): string => {
    switch (problem.kind) {
      case 'required':
        return 'This field is required.';
      case 'unreadable':
        return 'Enter an amount like 18,50,000 or 18.5 lakh.';
      case 'noNumber':
        return 'Enter a number like 12.';
      case 'notWhole':
        return 'Enter a whole number like 12.';
      case 'choose':
        return 'Choose an option from the list.';
      case 'date':
        return 'Enter a valid date.';
      case 'outside':
        return `Enter a number between ${problem.min} and ${problem.max}.`;
    }
  },
  perMonth: 'Monthly in-hand pay',
  steps: 'How we got this',
  sources: 'Where the rules come from',
  more: 'More details',
  copy: 'Copy link',
  print: 'Save as PDF',
  recompute: 'Calculate',
  usesDefaults: 'A marked field needs a correction. Until then we use its usual value.',
  remove: (label: string) => `Remove ${label}`,
  presets: 'Common amounts',
  regime: 'Tax regime',
  regimes: { new: 'New', old: 'Old' },
  year: 'Financial year',
};
