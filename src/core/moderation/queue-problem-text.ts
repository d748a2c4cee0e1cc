export const queueProblems = {
  EDITED_MEANWHILE: 'The author edited this after you read it. Read it again before you decide.',
};
