/** Texts of the screens under construction. Loaded with the page that shows them. */
export const comingText = {
  lead: 'This page is being built',
  back: 'Back to home',
  meanwhile: 'Meanwhile, see what people say about work',
  links: { home: 'Read the feed', communities: 'Browse communities' },
  screens: {
    'login-linkedin': {
      title: 'Log in with LinkedIn',
      text: 'Returning from LinkedIn. We don’t show anything from your LinkedIn profile.',
    },
    'login-naukri': {
      title: 'Log in with Naukri',
      text: 'Returning from Naukri. We don’t show anything from your Naukri profile.',
    },
  },
};

export type ComingScreenId = keyof typeof comingText.screens;
