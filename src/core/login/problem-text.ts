export const loginProblems = {
  TOKEN_REFUSED: 'We couldn’t confirm your login. Please try again.',
};
