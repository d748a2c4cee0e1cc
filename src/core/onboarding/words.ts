import { BRAND } from '../shared/brand';
import { closedTable } from '../shared/closed-table';
import type { ActionModal } from './afterwards';
import type { CareerType, VerificationSource } from './career-status';
import type { NameProblem } from './user-name';

/** The texts of setting up an account. They travel with its dialog. */
export const onboardingWords = {
  title: `Set up ${BRAND}`,
  progress: (step: number, of: number) => `Step ${step} of ${of}`,
  proceed: 'Continue',
  later: 'Do it later',
  required: 'This field is required.',
  choose: 'Choose an option from the list.',
  noList: 'The list could not be loaded. Try again in a moment.',
  failed: 'Oops, something went wrong!',
  offline: 'You are offline. What you told is kept; go on when you are back.',
  slow: 'No answer came in time. What you told is kept; try again.',
  notLoaded: 'This could not be loaded.',
  notLoadedOffline: 'You are offline. Try again when you are back.',
  notLoadedInTime: 'No answer came in time.',
  notLoadedOut: 'You are no longer logged in.',
  login: 'Log in',
  retry: 'Try again',
  communities: {
    title: 'What do you want to hear about?',
    text: 'Follow a few communities. You can change them at any time; nobody sees which.',
    none: 'No communities found.',
  },
  career: {
    title: 'What are you doing right now?',
    text: 'It decides which salaries and communities you see first. Nobody sees it unless you post with your designation.',
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
    hint: 'Not listed? Just write it.',
    add: (text: string) => `Not listed? Add “${text}”`,
    other: 'Not listed? Choose “Other”',
  },
  portal: {
    offer: 'Take it over from your job portal',
    offerText: 'One press fills this in and can verify you. We ask before anything is fetched.',
    title: 'Take over your career',
    text: (name: string | undefined) =>
      name
        ? `You have an account as ${name}. We take over where you work and what you do there.`
        : 'We take over where you work and what you do there.',
    consent:
      'By going on you agree that the job portal tells us this. Your name, your address and your salary are not taken over. You can take it back in your preferences.',
    link: 'Agree and take over',
    prompt: 'Say which account is yours',
    promptPlace: 'Job portal',
    logInAgain: 'Sign out and log in again, then take over this account. Another one is linked now.',
    back: 'Fill it in myself',
    linked: 'Taken over from your job portal. Check it and go on.',
    failed: 'Something went wrong, please try again',
    noKit: 'Naukri SDK not loaded',
  },
  details: {
    titles: closedTable({
      working: 'What do you do there?',
      student: 'What do you study?',
      unemployed: 'What did you do there?',
    } satisfies Record<CareerType, string>),
    text: 'Salaries and answers from the same kind of work come first. Nobody sees this with your name.',
    jobProfile: 'Job profile',
    department: 'Department',
    industry: 'Industry',
    location: 'City',
    course: 'Course',
    specialization: 'Specialisation',
    likely: (label: string) => `Likely: ${label}`,
  },
  face: {
    title: 'Choose who you are here',
    text: 'Others see this name and picture, never yours. Nothing in them comes from your account.',
    avatars: 'Picture',
    avatar: (number: number) => `Picture ${number}`,
    name: 'Name',
    hint: '3 to 20 letters, digits or _',
    free: 'Free right now',
    problems: {
      LENGTH: 'Use 3 to 20 characters.',
      CHARACTERS: 'Use letters, digits and _ alone.',
      START: 'Begin with a letter.',
      RESERVED: 'This name is kept for us.',
      ABUSIVE: 'Please choose a kinder name.',
      OWN_NAME: 'This holds your own name. Choose one that does not tell who you are.',
      TAKEN: 'This name is taken.',
    } satisfies Record<NameProblem, string>,
  },
  email: {
    title: 'Show that you are from there',
    text: 'We send a code to your work or college address and forget the address when you have entered it. Nothing is shown but a mark.',
    label: 'Work or college e-mail',
    send: 'Send code',
    logIn: {
      title: 'Log in again to verify another address',
      text: 'You have verified an address before, and your last login is more than ten minutes old. The address you typed stays.',
      action: 'Log in again',
    },
    problems: {
      SHAPE: 'Enter a valid work e-mail address.',
      FREE_MAIL: 'Enter a valid work e-mail address. Addresses anybody can have prove nothing.',
    },
  },
  code: {
    title: 'Enter the code',
    text: (email: string) => `We sent six digits to ${email}. They work for 10 minutes.`,
    label: 'Code',
    verify: 'Verify',
    wrong: 'This code does not work. Check it, or ask for a new one.',
    spent: 'This code has expired or was used before. Ask for a new one.',
    resend: 'Send a new code',
    wait: (seconds: number) => `New code in ${seconds} s`,
  },
  cannotVerify: {
    title: 'There is nothing to verify yet',
    text: 'A code goes to a work or college address, and between jobs you have none. You can write without it; the mark can come later.',
    proceed: 'Continue without',
    edit: 'I do work or study',
  },
  completed: {
    reader: {
      title: 'You are in',
      text: 'Vote, follow and ask. What fits your work comes first from now on.',
    },
    writer: { title: 'You are ready to write', text: 'Post and answer under the face you chose.' },
    verified: closedTable({
      EMAIL: 'Verified. The address is forgotten.',
      JOB_PORTAL: 'Verified by your job portal. Nobody but you sees how.',
    } satisfies Record<VerificationSource, string>),
    done: 'Done',
  },
  leaving: {
    titles: {
      noAnonymousTalk: "You won't be able to have anonymous conversations",
      almostReady: "You're almost ready to post and discuss it with a broader audience.",
    } satisfies Record<ActionModal, string>,
    stay: 'Go on',
    leave: 'Leave',
  },
};
