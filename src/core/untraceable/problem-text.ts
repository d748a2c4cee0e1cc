export const untraceableProblems = {
  AUTHOR_KEY_REFUSED: 'This isn’t the key for this post.',
  GROUP_TOO_SMALL:
    'Too few people in this group have tokens, so it wouldn’t hide you. Your token wasn’t used.',
  IDENTIFYING_HEADER: 'The request could show who you are, so we refused it. Nothing was posted.',
  OLD_REQUEST: 'A newer request was made with this key. Try again.',
  PASS_REFUSED: 'This token isn’t valid any more. Your text is still here.',
  PASS_SPENT: 'This token was used for another post. Your text is still here.',
  TOKENS_FETCHED: 'You’ve already got this month’s tokens.',
  TOKENS_WITHHELD: 'Moderators hid several of your texts, so you can’t get tokens for untraceable posts.',
  TOKEN_REQUEST_REFUSED: 'We couldn’t prepare your tokens. We’ll try again on a later visit.',
};
