/** The alias of all untraceable posts of a group. The server writes it, so it is English like all names of aliases. */
export const groupAliasText = {
  name: (group: string) => `Verified at ${group}, untraceable`,
  bio: 'Nobody can trace the author, not even us',
};
