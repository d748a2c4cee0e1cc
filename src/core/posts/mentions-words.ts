/** The texts of speaking of somebody; they come with the boxes one writes in. */
export const mentionWords = {
  list: 'Who or what you mean',
  face: 'in these comments',
  company: 'company',
  found: (count: number) =>
    count === 1
      ? '1 suggestion, arrow keys and Enter choose'
      : `${count} suggestions, arrow keys and Enter choose`,
};
