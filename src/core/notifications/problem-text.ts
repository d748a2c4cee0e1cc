import { noticeText } from './text';

export const notificationProblems = {
  TOO_MANY_EMAILS: noticeText.preferences.letters.limited,
  UNKNOWN_PUSH_SERVICE: 'We can’t send notifications to this browser. Try another browser.',
};
