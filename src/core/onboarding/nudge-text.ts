/** Separate from the setup texts, because the offer is shown before setup is loaded. */
export const nudgeText = {
  label: 'Set up your account',
  title: 'Answer two questions to personalise your feed',
  begin: 'Get started',
  close: 'Not now',
};
