import { BRAND } from '../shared/brand';

export const nativeText = {
  rating: {
    title: `How do you like ${BRAND}?`,
    text: 'Enjoying the app? A rating helps others find it. Store reviews show your name, so don’t repeat anything you posted here anonymously.',
    rate: 'Rate the app',
    later: 'Not now',
  },
};
