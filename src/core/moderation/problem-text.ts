export const moderationProblems = {
  OWN_CONTENT: 'You can’t do this with your own content. Others decide about it.',
  NOT_HIDDEN: 'A moderator hasn’t hidden this, so you can’t appeal.',
  APPEALED_ALREADY: 'You’ve already appealed this. You can only appeal once.',
  DECIDED_ALREADY: 'Another moderator has already decided this.',
  CLOSED_ALREADY: 'This grievance is already closed.',
};
