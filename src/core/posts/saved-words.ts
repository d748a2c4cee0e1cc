/** The texts of the posts one wants to find again. */
export const savedWords = {
  title: 'Saved',
  lead: 'Kept on this device alone: nobody else sees what you save, not even we.',
  save: 'Save',
  unsave: 'Remove from Saved',
  remove: (title: string) => `Remove “${title}”`,
  saved: 'Saved on this device.',
  removed: 'No longer among what you saved.',
  notKept: 'This device keeps nothing, so the post was not saved.',
  empty: { title: 'Nothing saved yet', text: '“Save” below a post or in its menu keeps it here.' },
};
