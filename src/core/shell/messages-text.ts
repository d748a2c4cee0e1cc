import { formatText } from '../shared/format-text';
import { shellText } from './text';

/** Seconds to show when a rate-limited response has no retry time. */
const USUAL_WAIT = 60;

/** Texts that every page needs: failures, the frame, the component kit and formats. */
export const messagesText = {
  /** Spec section 8, word for word. */
  errors: {
    notFound: 'We could not find what you are looking for!',
    unauthorised: 'You must be logged in to do this operation!',
    forbidden: 'You are not authorised to do this operation!',
    unavailable: 'Something went wrong, please try later. We are working on it!',
    limited: (seconds = USUAL_WAIT) => `Too many attempts. Try again in ${formatText.wait(seconds)}.`,
    offline: 'You are offline. We will retry when you are back.',
  },
  shell: shellText,
  kit: {
    close: 'Close',
    back: 'Back',
    remove: 'Remove',
    loading: 'Loading',
    outOfFive: ' out of 5',
    logoOf: (company: string) => `${company} logo`,
    noMatches: 'No matches. Try fewer letters.',
    matches: (count: number) => (count === 1 ? '1 match' : `${count} matches`),
  },
};
