export const reviewPostText: typeof import('./review-post-text').reviewPostText = {
  title: (company) => `${company} में काम करना कैसा है?`,
  good: (categories) => `क्या अच्छा है: ${categories}।`,
  better: (categories) => `क्या बेहतर हो सकता है: ${categories}।`,
  question: 'आप क्या सोचते हैं?',
};
