export const moderationProblems = {
  OWN_CONTENT: 'You can’t do this with your own content. Others decide about it.',
  NOT_HIDDEN: 'A moderator hasn’t hidden this, so you can’t appeal.',
  APPEALED_ALREADY: 'You’ve already appealed this. You can only appeal once.',
  DECIDED_ALREADY: 'Another moderator has already decided this.',
  EDITED_MEANWHILE: 'The author edited this after you read it. Read it again before you decide.',
  CLOSED_ALREADY: 'This grievance is already closed.',
};
