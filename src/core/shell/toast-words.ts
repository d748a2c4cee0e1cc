/** What is said of a change that was shown before the service had answered. */
export const toastWords = {
  /** What holds was read again, and is what is shown. */
  held: 'No response from the server. This is the saved version.',
  unknown: 'No response from the server. Reload to check if your change was saved.',
  face: 'Your alias was not changed.',
};
