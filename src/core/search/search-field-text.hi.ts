export const searchFieldText: typeof import('./search-field-text').searchFieldText = {
  label: 'खोजें',
  submit: 'खोजें',
  companies: 'कंपनी का नाम',
  interviews: 'कंपनी या पद',
  jobs: 'जॉब का नाम या कंपनी',
  reviews: 'कंपनी का नाम',
  salaries: 'पद, कंपनी या शहर',
  /** A filter value from a link that the list of options does not have. */
  unknown: 'पता नहीं',
};
