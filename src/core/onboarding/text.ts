import { BRAND } from '../shared/brand';
import { closedTable } from '../shared/closed-table';
import type { CareerType, VerificationSource } from './career-status';
import type { ActionModal } from './follow-up-action';
import type { NameProblem } from './user-name';

/** Loaded with the setup dialog. */
export const onboardingText = {
  title: `Set up ${BRAND}`,
  progress: (step: number, input: number) => `Step ${step} of ${input}`,
  proceed: 'Continue',
  later: 'Do it later',
  required: 'This field is required.',
  choose: 'Choose an option from the list.',
  noList: 'We couldn’t load the list. Try again in a moment.',
  failed: 'Oops, something went wrong!',
  offline: 'You’re offline. Your answers are saved. Continue when you’re back online.',
  slow: 'No response from the server. Your answers are saved. Try again.',
  notLoaded: 'We couldn’t load this.',
  notLoadedOffline: 'You’re offline. Try again when you’re back online.',
  notLoadedInTime: 'No response from the server.',
  notLoadedOut: 'You are no longer logged in.',
  login: 'Log in',
  retry: 'Try again',
  communities: {
    title: 'What topics interest you?',
    text: 'Follow a few communities. You can change them anytime, and no one sees which ones.',
    none: 'No communities found.',
  },
  career: {
    title: 'What are you doing right now?',
    text: 'We use this to show you relevant salaries and communities. No one sees it unless you post with your designation.',
    types: closedTable({
      working: { name: 'Working', text: 'Full time, part time, contract or freelance' },
      student: { name: 'Studying', text: 'College or a course' },
      unemployed: { name: 'Between jobs', text: 'Looking, or taking a break' },
    } satisfies Record<CareerType, { name: string; text: string }>),
    organisation: closedTable({
      working: 'Where do you work?',
      student: 'Where do you study?',
      unemployed: 'Where did you work last?',
    } satisfies Record<CareerType, string>),
    optional: 'Optional',
    hint: 'Not listed? Type it in.',
    add: (text: string) => `Not listed? Add “${text}”`,
    other: 'Not listed? Choose “Other”',
  },
  portal: {
    offer: 'Import from your job portal',
    offerText: 'Fill this in with one tap. It can also verify you. We ask before we import anything.',
    title: 'Import your work details',
    text: (name: string | undefined) =>
      name
        ? `You have an account as ${name}. We’ll import where you work and what you do there.`
        : 'We’ll import where you work and what you do there.',
    consent:
      'By continuing, you agree that the job portal shares this with us. We don’t import your name, address or salary. You can withdraw your consent in your preferences.',
    link: 'Agree and import',
    prompt: 'Choose your account',
    promptPlace: 'Job portal',
    logInAgain: 'Another account is linked right now. Sign out and log in again, then import this one.',
    back: 'Fill it in myself',
    linked: 'Imported from your job portal. Check it and continue.',
    failed: 'Something went wrong, please try again',
    noKit: 'Naukri SDK not loaded',
  },
  details: {
    titles: closedTable({
      working: 'What do you do there?',
      student: 'What do you study?',
      unemployed: 'What did you do there?',
    } satisfies Record<CareerType, string>),
    text: 'We show salaries and answers from similar work first. No one sees this with your name.',
    jobProfile: 'Job profile',
    department: 'Department',
    industry: 'Industry',
    location: 'City',
    course: 'Course',
    specialization: 'Specialisation',
    likely: (label: string) => `Suggested: ${label}`,
  },
  alias: {
    title: 'Pick your alias',
    text: 'Others see this name and picture, never your own. Nothing in them comes from your account.',
    avatars: 'Picture',
    avatar: (number: number) => `Picture ${number}`,
    name: 'Name',
    hint: '3 to 20 letters, numbers or underscores',
    free: 'Available names',
    isFree: (name: string) => `${name} is available.`,
    problems: {
      LENGTH: 'Use 3 to 20 characters.',
      CHARACTERS: 'Use only letters, numbers and underscores.',
      START: 'Start with a letter.',
      RESERVED: 'This name is reserved.',
      ABUSIVE: 'Please choose a kinder name.',
      OWN_NAME: 'This contains your real name. Pick one that doesn’t identify you.',
      TAKEN: 'This name, or one that looks like it, is taken.',
    } satisfies Record<NameProblem, string>,
  },
  email: {
    title: 'Verify where you work or study',
    text: 'We’ll send a code to your work or college email, and delete the email once you’re verified. Others only see a tick.',
    label: 'Work or college email',
    send: 'Send code',
    logIn: {
      title: 'Log in again to verify another email',
      text: 'You’ve verified an email before, and you last logged in more than ten minutes ago. We’ll keep the email you typed.',
      action: 'Log in again',
    },
    problems: {
      SHAPE: 'Enter a valid work e-mail address.',
      FREE_MAIL: 'Use your work or college email. We can’t verify Gmail, Yahoo and similar addresses.',
    },
  },
  code: {
    title: 'Enter the code',
    text: (email: string) => `We sent a 6-digit code to ${email}. It’s valid for 10 minutes.`,
    label: 'Code',
    verify: 'Verify',
    wrong: 'This code is incorrect. Check it or request a new one.',
    spent: 'This code has expired or was already used. Request a new one.',
    unavailable: 'We can’t send emails right now. Try again in a few minutes.',
    resend: 'Send a new code',
    wait: (seconds: number) => `New code in ${seconds} s`,
  },
  cannotVerify: {
    title: 'Nothing to verify yet',
    text: 'We verify with a work or college email, which you don’t have between jobs. You can post without it and get verified later.',
    proceed: 'Skip verification',
    edit: 'I’m working or studying',
  },
  completed: {
    reader: {
      title: 'You’re in',
      text: 'You can now vote, follow and ask. You’ll see what’s relevant to your work first.',
    },
    writer: { title: 'You’re ready to post', text: 'Post and comment with the alias you picked.' },
    proven: {
      title: 'All set',
      text: 'If others have seen your designation, it changes at night, together with at least four others, so that no one can tell who verified. Your profile shows what others see.',
    },
    partlyVerified: 'You’re partially verified. We’ve deleted your email.',
    verified: closedTable({
      EMAIL: 'You’re verified. We’ve deleted your email.',
      JOB_PORTAL: 'Verified by your job portal. Only you can see how.',
    } satisfies Record<VerificationSource, string>),
    done: 'Done',
  },
  leaving: {
    titles: {
      noAnonymousTalk: "You won't be able to have anonymous conversations",
      almostReady: "You're almost ready to post and discuss it with a broader audience.",
    } satisfies Record<ActionModal, string>,
    stay: 'Keep going',
    leave: 'Leave',
  },
};
