import { BRAND } from '../shared/brand';

/** What is said within the native app alone, in English. */
export const nativeWords = {
  rating: {
    title: `How do you like ${BRAND}?`,
    text: 'If the app serves you well, a rating helps others to find it. It stands under your name in the store, so say nothing there that you say here under a face.',
    rate: 'Rate the app',
    later: 'Not now',
  },
};
