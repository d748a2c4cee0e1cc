export const postProblems = {
  OWN_POST: 'You can’t do this with your own posts and comments.',
  OWN_CONTENT_REPORTED: 'You can’t report your own content.',
  TOO_MANY_REPORTS: 'You’ve sent too many reports today. Try again later.',
  POLL_CLOSED: 'This poll is closed. Your vote wasn’t counted.',
  POST_DELETED: 'This post was deleted by its author.',
  POST_UNDER_REVIEW: 'This post is under review. It will be back if a moderator approves it.',
  NOT_YOURS: 'Only the author can do this.',
  OTHER_ALIAS_HERE:
    'You’ve already replied here with your other alias. Use the same one so the two can’t be linked.',
};
