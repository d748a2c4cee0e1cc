import { BRAND } from '../shared/brand';
import type { ProviderName } from './login-port';
import type { FailureName } from './reactions';

const LATER = 'Please try again after some time.';

/** The texts of signing in. Section 8 of the specification defines the failure texts. */
export const loginText = {
  providers: {
    google: 'Continue with Google',
    linkedin: 'Continue with LinkedIn',
    outlook: 'Continue with Outlook',
    naukri: 'Continue with a job portal',
  } satisfies Record<ProviderName, string>,
  ways: 'Ways to log in',
  sandboxNote: 'Test site: these logins are simulated.',
  unavailable: 'We couldn’t load the login options.',
  retry: 'Try again',
  failures: {
    google: { text1: 'Google login failed!', text2: LATER },
    googleWindow: { text1: 'Google login failed!', text2: undefined },
    googleCookies: {
      text1:
        'It looks like the 3rd Party Cookies are disabled on your browser. Please make sure the 3rd Party Cookies are enabled for google authentication.',
      text2: undefined,
    },
    notReady: { text1: 'Something Went Wrong!', text2: undefined },
    microsoft: { text1: 'Microsoft login failed!', text2: undefined },
    portal: { text1: 'Naukri Login Failed!', text2: undefined },
    social: { text1: 'Something Went Wrong!', text2: LATER },
  } satisfies Record<FailureName, { text1: string; text2: string | undefined }>,
  googleAgain: 'Google login needs third-party cookies. Please choose another way to log in.',
  cookiesBlocked: `Oops! It seems like your browser is blocking cookies, which are necessary for a seamless experience on ${BRAND}. Please enable cookies and try again.`,
  cookiesOff: 'Cookies are not enabled in current environment.',
  linkedinBefore: 'LinkedIn login failed last time. Please choose another way to log in.',
  page: {
    noScripts: 'Logging in needs JavaScript. Turn it on in your browser, then reload this page.',
    title: `Log in | ${BRAND}`,
    description: 'Browse freely. Log in to vote, comment and post anonymously.',
  },
};
