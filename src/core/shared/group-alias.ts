const ENDING = ', untraceable';

/**
 * The alias of all untraceable posts and comments of a group. It is stored once and read in every language, so it is
 * English like designations and other aliases.
 */
export const GROUP_ALIAS = {
  name: (group: string) => `Verified at ${group}${ENDING}`,
  bio: 'No one can trace the author, not even us',
};

/** Many people share such an alias: two texts under it may have two authors. */
export const isGroupName = (name: string): boolean => name.endsWith(ENDING);
