/** Readable texts of older builds: by a prefix of the key, or by the beginning of the text. */
const OLD_NAME = /^(draft|saved|untoldViews|onboarding|faceDraft|careerDraft):/;
const OLD_FORM = /^\{"(owner":"|texts":)/;
const MEMBERS_SEARCHES = 'recentSearches:member';

/** Removes what older builds stored readably of members' input. */
export function removeOldTexts(storages: () => readonly Storage[]): void {
  try {
    for (const storage of storages()) removeFrom(storage);
  } catch {
    // A browser that blocks storage has no old texts.
  }
}

function removeFrom(storage: Storage): void {
  const hasMembersSearches = storage.getItem(MEMBERS_SEARCHES) !== null;
  for (const [name, text] of Object.entries(storage)) {
    const isSearches = hasMembersSearches && name.startsWith('recentSearches:');
    if (OLD_NAME.test(name) || OLD_FORM.test(String(text)) || isSearches) storage.removeItem(name);
  }
}
