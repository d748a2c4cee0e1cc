export const queueProblems = {
  EDITED_MEANWHILE: 'The author has edited this. Read it again before you decide.',
};
