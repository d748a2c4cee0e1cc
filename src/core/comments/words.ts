/** The texts of a post's own page. They travel with it, not with the first load. */
export const postWords = {
  aside: 'More around work',
  talk: 'Comments',
  answers: 'Answers',
  empty: { title: 'Nobody has said anything yet', text: 'The first comment will stand here.' },
  emptyQuestion: { title: 'Nobody has answered yet', text: 'The first answer will stand here.' },
  author: 'Author',
  you: 'You',
  verified: 'Verified',
  more: 'More comments',
  moreFailed: 'More comments could not be loaded.',
  toFirst: 'Back to the first comments',
  moreReplies: (count: number) => (count === 1 ? '1 more reply' : `${count} more replies`),
  repliesFailed: 'Could not be loaded. Try again',
  failed: 'The comments could not be loaded.',
  retry: 'Try again',
  gone: {
    head: 'This post was deleted',
    title: 'This post was deleted by its author',
    text: 'What others said about it can still be read.',
    home: 'Go to the feed',
  },
  status: {
    FLAGGED: {
      title: 'This post is under review',
      text: 'Until a moderator has looked at it, only you can see it.',
      rules: 'Read the community guidelines',
    },
    AUTHOR_REJECTED: {
      title: 'This post was not published',
      text: 'It does not follow the community guidelines, so only you can see it.',
      rules: 'Read the community guidelines',
    },
  },
};
