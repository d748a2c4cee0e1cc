import { fairPayText } from '../salaries/fair-pay-text';

export const jobText = {
  who: 'Your job',
  company: 'Company',
  companyPlaceholder: 'Search for a company',
  department: 'Department',
  allDepartments: 'All departments',
  role: fairPayText.role,
  chooseRole: fairPayText.chooseRole,
  place: fairPayText.place,
  choosePlace: fairPayText.choosePlace,
  years: 'Total experience',
  chooseYears: 'Choose',
  noScripts: 'This form needs JavaScript. Without it, nothing you type here can be submitted.',
  save: 'Save',
  remove: 'Delete',
  failed: 'Couldn’t save this right now. Everything you typed is still here.',
  missing: 'This no longer exists, or it isn’t yours. You can add a new one.',
  missingVisitor: 'Log in to see your contribution.',
  thanks: 'Thank you',
  next: 'What you can do next',
  given: 'Your contributions',
  problems: {
    /** Fallback for server rejections without a specific message. */
    refused: 'We can’t accept this. Please check it.',
    required: 'This field is required.',
    unknown: 'This isn’t in our list. Please choose from the list.',
    elsewhere: 'This job profile belongs to another department.',
  },
};
