import type { FieldProblem } from './form';
import type { SourceTopic } from './sources';
import { stepWords } from './step-words';
import { calculatorTitles } from './titles';

/** The texts all calculators share. They travel with the calculators' screens, not with the first load. */
export const calculatorWords = {
  problem: (problem: FieldProblem): string => {
    switch (problem.kind) {
      case 'required':
        return 'This field is required.';
      case 'unreadable':
        return 'Write a number, such as 18,50,000 or 18.5 lakh.';
      case 'noNumber':
        return 'Write a plain number, such as 12.';
      case 'choose':
        return 'Choose an option from the list.';
      case 'date':
        return 'Choose a real date.';
      case 'outside':
        return `Enter a number between ${problem.min} and ${problem.max}.`;
    }
  },
  perMonth: 'In hand, every month',
  steps: 'How we got this',
  assumptions: 'What this assumes',
  sources: 'Where the rules come from',
  faq: 'Questions people ask',
  more: 'More details',
  copy: 'Copy link',
  print: 'Save as PDF',
  recompute: 'Work it out',
  others: 'Other calculators',
  onDevice: 'Worked out on this device. Nothing you type here leaves it.',
  asOf: (date: string) => `Rules as of ${date}. An estimate, not tax advice.`,
  verified: {
    statute: 'read in the law',
    summary: 'from professional or news summaries',
    forum: 'from forums',
    inference: 'our inference',
  },
  topics: {
    newRegime: 'Income tax, new regime',
    oldRegime: 'Income tax, old regime',
    professionalTax: 'Professional tax',
    pf: 'Provident fund',
    esi: 'ESI',
    gratuity: 'Gratuity',
    hra: 'HRA',
    codeWages: 'Wages of the Labour Codes',
  } satisfies Record<SourceTopic, string>,
  remove: (what: string) => `Remove ${what}`,
  titles: calculatorTitles,
  presets: 'Usual amounts',
  regime: 'Tax regime',
  regimes: { new: 'New', old: 'Old' },
  year: 'Financial year',
  otherCity: 'Another place',
  vestings: { '3': '3 years', '4': '4 years', '5': '5 years', notAware: 'I am not aware' },
  stepLabels: stepWords,
};
