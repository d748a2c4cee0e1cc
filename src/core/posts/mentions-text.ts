/** Loaded with the text fields. */
export const mentionText = {
  list: 'People and companies to mention',
  alias: 'in this discussion',
  company: 'company',
  found: (count: number) =>
    count === 1
      ? '1 suggestion. Choose with arrow keys and Enter.'
      : `${count} suggestions. Choose with arrow keys and Enter.`,
};
