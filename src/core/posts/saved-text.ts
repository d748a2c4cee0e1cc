export const savedText = {
  title: 'Saved',
  lead: 'Saved on this device only. Even we can’t see it.',
  save: 'Save',
  unsave: 'Remove from Saved',
  remove: (title: string) => `Remove “${title}”`,
  saved: 'Saved on this device.',
  removed: 'Removed from Saved.',
  notSaved: 'Couldn’t save this on this device.',
  empty: { title: 'Nothing saved yet', text: 'Choose “Save” on a post or a job to find it here.' },
};
