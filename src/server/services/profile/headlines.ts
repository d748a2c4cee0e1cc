/** The operator sets these figures for this installation; they are not counted. */
export const HEADLINES = [
  '80 Lakh+ reviews',
  '10 Lakh+ interviews',
  '4 Crore+ salaries',
  '1.5 Crore+ users',
] as const;
