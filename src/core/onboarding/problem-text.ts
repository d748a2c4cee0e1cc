import { onboardingText } from './text';

export const onboardingProblems = {
  ...onboardingText.alias.problems,
  ...onboardingText.email.problems,
  WRONG_CODE: onboardingText.code.wrong,
  TOO_MANY_CODES: 'Too many attempts. Try again in {seconds} seconds.',
  EMAIL_UNAVAILABLE: onboardingText.code.unavailable,
  NOTHING_TO_VERIFY: 'Add where you work or study first.',
  INCOMPLETE: onboardingText.required,
  PORTAL_NOT_ALLOWED: 'Turn on updates from your job portal in Preferences first.',
  PORTAL_ACCOUNT_UNKNOWN: 'We couldn’t find your job-portal account. Log in to it and try again.',
  PORTAL_ACCOUNT_REFUSED: 'We can’t link this job-portal account. Try another one.',
  PORTAL_TOKEN_REFUSED: 'The job portal couldn’t confirm this. Please try again.',
};
