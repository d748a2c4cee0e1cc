/** The post that invites colleagues to discuss a company after a review. */
export const reviewPostText = {
  title: (company: string) => `What’s it like to work at ${company}?`,
  good: (categories: string) => `What’s good: ${categories}.`,
  better: (categories: string) => `What could be better: ${categories}.`,
  question: 'What do you think?',
};
