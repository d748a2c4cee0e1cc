import type { ActivityKind } from '../contributions/contributions-port';
import { BRAND } from '../shared/brand';
import { closedTable } from '../shared/closed-table';

export const accountText = {
  title: 'Manage account',
  description: 'Download your data, take a break or delete your account.',
  lead: 'Download your data, take a break or delete your account.',
  failed: 'Something went wrong. Please try again.',
  cancel: 'Cancel',
  export: {
    title: 'Download your data',
    text: 'Everything we have about you in one ZIP file, with readable files and a schema that describes them. It’s created on your device.',
    action: 'Download my data',
    file: `${BRAND.toLowerCase()}-my-data.zip`,
    readme: `Everything ${BRAND} has about you, one file per section. schema.json is the JSON Schema for all of them.\n`,
    done: 'Your data has been downloaded.',
  },
  pause: {
    title: 'Take a break',
    text: 'We sign you out on every device and stop sending you anything. Your contributions stay: if everything disappeared at once, people could guess it was all yours. Log in to end the break.',
    action: 'Take a break',
    sure: 'Take a break?',
    sureText: 'You’ll be signed out everywhere right away. Log in whenever you want to come back.',
    done: 'See you soon. Log in whenever you want to come back.',
  },
  leave: {
    title: 'Delete account',
    text: (days: number): string =>
      `You have ${days} days to change your mind. Then we delete your account: name, photo, work, education, preferences, sessions and everything that links back to you.`,
    choose: 'What should happen to your contributions?',
    chooseText:
      'What you keep has no name and isn’t linked to anything else. What you delete goes within four weeks after your account, one part at a time, so no one can tell what belonged together. Untraceable posts and comments stay online unless you delete them first, using their keys.',
    kinds: closedTable({
      POST: 'Posts',
      COMMENT: 'Comments',
      REVIEW: 'Reviews',
      SALARY: 'Salaries',
      INTERVIEW: 'Interviews',
      BENEFITS: 'Benefits',
      PHOTOS: 'Photos',
      VOTE: 'Votes',
    } satisfies Record<ActivityKind, string>),
    keep: 'Keep anonymously',
    remove: 'Delete',
    first: 'Download your data first. You can’t do it afterwards.',
    action: 'Delete my account',
    sure: 'Delete your account?',
    sureText: (day: string): string => `We’ll delete it on ${day}. You can cancel any time before that.`,
    confirm: 'Delete account',
    cancel: 'Keep account',
    due: (day: string): string => `Your account will be deleted on ${day}`,
    dueText: 'Until then everything works as usual, and you can cancel.',
    logIn: {
      title: 'Log in again to delete your account',
      text: 'You last logged in more than ten minutes ago. This protects you if someone else has your device. Your choices are saved.',
      action: 'Log in again',
    },
    stay: 'Keep my account',
    saved: 'Your account won’t be deleted.',
    asked: (day: string): string => `Your account will be deleted on ${day}.`,
  },
};
