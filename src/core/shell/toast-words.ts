/** What is said of a change that was shown before the service had answered. */
export const toastWords = {
  /** What holds was read again, and is what is shown. */
  held: 'No answer came in time. What is shown now is what was kept.',
  unknown: 'No answer came in time. Load the page again to see whether your choice was kept.',
  face: 'Your face could not be changed.',
};
