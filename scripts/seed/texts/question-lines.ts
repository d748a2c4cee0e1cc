/** Additions to a question: about rules and papers, about an interview, about anything else. */
export const RULE_LINES = [
  'Asking before I mail HR on {weekday}.',
  'Two colleagues in {team} gave me two different answers.',
  'It matters because I have to decide by the {date}.',
  'The last thread on this is from {year}, so much has changed.',
  'My manager said “we will see” in {month}, and we have not seen.',
  'I would rather know before {festival} than after.',
] as const;
export const INTERVIEW_LINES = [
  'First-hand answers only, please.',
  'Please explain as you would to someone who has never sat in such a round.',
  'It is my first interview in a long time.',
  'I have till {weekday} to prepare.',
  'What would you have said?',
] as const;
export const ADVICE_LINES = [
  'First-hand answers only, please.',
  'I have {years} years behind me and no good answer.',
  'Please be blunt.',
  'What worked for you?',
  'Stories welcome, also the bad ones.',
  'I will collect the answers and post a summary.',
] as const;
