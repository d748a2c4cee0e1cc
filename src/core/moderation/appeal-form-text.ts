/** Texts of the form of an appeal. */
export const appealFormText = {
  label: 'Why should this be visible?',
  once: 'You can appeal once. A moderator will review it again along with your reasons.',
  send: 'Send appeal',
  required: 'This field is required.',
  failed: 'Something went wrong. Please try again.',
  sent: 'Your appeal was sent',
  whereOutcome: 'The outcome will show up next to what you wrote.',
  notSent: 'Your appeal wasn’t sent',
};
