/** Reasons to refuse a text or its change. */
export const writingProblems = {
  TOO_LATE: 'You can edit for 24 hours. You can still delete it.',
  EMPTY: 'Write something first.',
  CONTACT_DETAILS: 'Remove email addresses and phone numbers. They could identify you or someone else.',
};
