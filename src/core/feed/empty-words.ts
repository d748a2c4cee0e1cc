/** What a feed says that has nothing in it; fetched with the first one. */
export const emptyFeedWords = {
  POPULAR: { title: 'Nothing here yet', text: 'The first posts will stand here.' },
  LATEST: { title: 'Nothing here yet', text: 'The newest posts will stand here.' },
  FOLLOWING: {
    title: 'Follow a community to fill this page',
    text: 'Posts from the topics, companies and roles you follow will stand here.',
  },
  UNANSWERED: { title: 'Every question has an answer', text: 'New questions will stand here.' },
  visitorTitle: 'This page is made of what you follow',
  visitorText: 'Log in and follow topics, companies and roles. Reading everything else needs no login.',
  browse: 'Browse communities',
  login: 'Log in',
};
