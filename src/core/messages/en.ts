import { feedWords } from '../feed/words';
import { formatWords } from '../format/words';
import { BRAND } from '../shared/brand';
import { shellWords } from '../shell/words';

/** Every text of the product in English. A language is one more file of this shape. */
export const en = {
  /** Spec section 8, word for word. */
  errors: {
    notFound: 'We could not find what you are looking for!',
    unauthorised: 'You must be logged in to do this operation!',
    forbidden: 'You are not authorised to do this operation!',
    unavailable: 'Something went wrong, please try later. We are working on it!',
    limited: (seconds: number) => `Too many attempts. Try again in ${seconds} seconds.`,
    offline: 'You are offline. We will retry when you are back.',
    cookiesBlocked: `Oops! It seems like your browser is blocking cookies, which are necessary for a seamless experience on ${BRAND}. Please enable cookies and try again.`,
  },
  shell: shellWords,
  kit: {
    close: 'Close',
    back: 'Back',
    remove: 'Remove',
    loading: 'Loading',
    outOfFive: ' out of 5',
    logoOf: (company: string) => `Logo of ${company}`,
    noMatches: 'Nothing matches',
    matches: (count: number) => (count === 1 ? '1 match' : `${count} matches`),
  },
  format: formatWords,
  feed: feedWords,
};
