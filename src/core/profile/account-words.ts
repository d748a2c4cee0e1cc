import type { GivenKind } from '../contributions/contributions-port';
import { BRAND } from '../shared/brand';
import { closedTable } from '../shared/closed-table';

/** The texts of what one does with a whole account. */
export const accountWords = {
  title: 'Manage account',
  description: 'Take your data along, take a break, or leave.',
  lead: 'Take your data along, take a break, or leave.',
  failed: 'This did not work. Please try again.',
  cancel: 'Cancel',
  export: {
    title: 'Take your data along',
    text: 'Everything we have of you in one zip file: readable files and a schema that says what is in them. It is made here, on your device.',
    action: 'Download my data',
    file: `${BRAND.toLowerCase()}-my-data.zip`,
    readme: `Everything ${BRAND} has of you, one file a part. schema.json is the JSON Schema of them all.\n`,
    done: 'Your data is on its way to your downloads.',
  },
  pause: {
    title: 'Take a break',
    text: 'You are signed out on every device and hear nothing from us. What you wrote stays as it is: things that vanish at the same time would tell that they belong to one person. Logging in ends the break.',
    action: 'Take a break',
    sure: 'Take a break?',
    sureText: 'You are signed out everywhere at once. Log in whenever you want to be back.',
    done: 'See you. Log in whenever you want to be back.',
  },
  leave: {
    title: 'Delete the account',
    text: (days: number): string =>
      `For ${days} days you can change your mind. Then your account goes: name, photo, work, education, wishes, sessions and everything that leads to you.`,
    choose: 'What shall become of what you gave?',
    chooseText:
      'What stays carries no name and is joined to nothing. What goes, goes within a week after the account, one part at a time, so that nobody can tell what belonged together.',
    kinds: closedTable({
      POST: 'Posts',
      COMMENT: 'Comments',
      REVIEW: 'Reviews',
      SALARY: 'Salaries',
      INTERVIEW: 'Interviews',
      BENEFITS: 'Benefits',
      PHOTOS: 'Photos',
      VOTE: 'Votes',
    } satisfies Record<GivenKind, string>),
    keep: 'Stay without me',
    remove: 'Go',
    first: 'Take your data along first: afterwards there is nothing to take.',
    action: 'Delete my account',
    sure: 'Delete your account?',
    sureText: (day: string): string => `It will be gone on ${day}. Until then you can keep it.`,
    confirm: 'Delete it',
    cancel: 'Keep it',
    due: (day: string): string => `Your account will be deleted on ${day}`,
    dueText: 'Until then everything works as before, and you can keep it.',
    logIn: {
      title: 'Log in again to delete your account',
      text: 'Your last login is more than ten minutes old. This protects you when somebody else has your device. Your choices stay.',
      action: 'Log in again',
    },
    stay: 'Keep my account',
    kept: 'Your account stays.',
    asked: (day: string): string => `Your account will be deleted on ${day}.`,
  },
};
