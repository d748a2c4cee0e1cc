import { fairPayWords } from '../salaries/fair-pay-words';

/** The texts of what every form asks that is about a job. */
export const jobWords = {
  who: 'Your job',
  company: 'Company',
  companyPlaceholder: 'Search for a company',
  department: 'Department',
  allDepartments: 'All departments',
  role: fairPayWords.role,
  chooseRole: fairPayWords.chooseRole,
  place: fairPayWords.place,
  choosePlace: fairPayWords.choosePlace,
  years: 'Total experience',
  chooseYears: 'Choose',
  yearsLabel: fairPayWords.yearsLabel,
  noScripts: 'This form needs JavaScript. Nothing you type here would be sent without it.',
  save: 'Save',
  remove: 'Take it back',
  failed: 'This could not be kept just now. Everything you typed is still here.',
  missing: 'This is not here any more, or it is not yours. You can add a new one.',
  missingVisitor: 'Please log in to see what you told.',
  thanks: 'Thank you',
  next: 'What helps most now',
  given: 'What you gave',
  problems: {
    /** What the service finds wrong and this page has no words for. */
    refused: 'This cannot be taken as it is.',
    required: 'This field is required.',
    unknown: 'We do not know this one yet. Please choose from the list.',
    elsewhere: 'This job profile belongs to another department.',
  },
};
