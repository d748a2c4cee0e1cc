export const moderationProblems = {
  OWN_CONTENT: 'You can’t moderate your own content. Another moderator will decide.',
  NOT_HIDDEN: 'A moderator hasn’t hidden this, so you can’t appeal.',
  APPEALED_ALREADY: 'You’ve already appealed this. You can only appeal once.',
  DECIDED_ALREADY: 'Another moderator has already decided this.',
  CLOSED_ALREADY: 'This grievance is already closed.',
};
