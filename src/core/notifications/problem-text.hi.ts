import { noticeText } from './text';

export const notificationProblems: typeof import('./problem-text').notificationProblems = {
  TOO_MANY_EMAILS: noticeText.preferences.letters.limited,
  UNKNOWN_PUSH_SERVICE: 'हम इस ब्राउज़र पर सूचनाएं नहीं भेज सकते। कोई दूसरा ब्राउज़र आज़माएं।',
};
