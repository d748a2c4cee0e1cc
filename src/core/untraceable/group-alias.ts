/**
 * The alias of all untraceable posts of a group. It is stored once and read in every language, so it is English like
 * designations and other aliases.
 */
export const GROUP_ALIAS = {
  name: (group: string) => `Verified at ${group}, untraceable`,
  bio: 'No one can trace the author, not even us',
};
