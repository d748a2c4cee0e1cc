export const toastText = {
  /** The saved state was read again and is now shown. */
  held: 'No response from the server. This is the saved version.',
  unknown: 'No response from the server. Reload to check if your change was saved.',
  offline: 'You’re offline. Try again when you’re back online.',
  alias: 'Your alias was not changed.',
};
