import { BRAND } from '../shared/brand';

/** The emails and the two pages they link to. No email reveals a text or its author. */
export const emailText = {
  begin: {
    subject: `Confirm email notifications from ${BRAND}`,
    text: (link: string): readonly string[] => [
      `You (or someone using this address) asked for ${BRAND} email notifications.`,
      '',
      `To turn them on, open this link within 24 hours: ${link}`,
      '',
      'Didn’t ask for this? You can ignore this email. We won’t store this address.',
    ],
    title: 'Email notifications',
    ask: 'Turn on email notifications for this address?',
    press: 'Turn on',
    done: 'Email notifications are now on. Choose which ones you get in your preferences.',
    ended: {
      title: 'This link is no longer valid',
      text: 'A link works for 24 hours, until you ask for a newer one or turn off emails. Nothing has changed.',
      ask: 'Open the link in our newest email, or ask for a new one in your settings.',
      preferences: 'Notification settings',
    },
  },
  happened: {
    text: (page: string): readonly string[] => [
      'Open your notifications to see what it’s about. We never include that in emails.',
      '',
      page,
    ],
    stop: (link: string): string => `Unsubscribe: ${link}`,
  },
  stop: {
    title: 'Unsubscribe',
    ask: 'Stop all email notifications? We’ll also delete your address.',
    press: 'Unsubscribe',
    done: 'You won’t get email notifications any more.',
  },
};
