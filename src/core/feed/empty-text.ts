/** Texts of empty feeds; fetched with the first empty feed. */
export const emptyFeedText = {
  POPULAR: { title: 'Nothing here yet', text: 'Posts will show up here.' },
  LATEST: { title: 'Nothing here yet', text: 'New posts will show up here.' },
  FOLLOWING: {
    title: 'Follow communities to fill this feed',
    text: 'Posts from communities you follow will show up here.',
  },
  UNANSWERED: { title: 'Every question has an answer', text: 'New questions will show up here.' },
  visitorTitle: 'See posts from communities you follow',
  visitorText:
    'Log in to follow topics, companies and roles. You can read everything else without an account.',
  browse: 'Browse communities',
  login: 'Log in',
};
