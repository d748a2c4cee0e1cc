export const contributeText = {
  title: (name: string): string => `Have you worked at ${name}?`,
  text: 'Help the next person decide. Your name never appears.',
  interview: 'Share your interview',
  benefits: 'Add your benefits',
};
