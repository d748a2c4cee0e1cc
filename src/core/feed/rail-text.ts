/** The texts next to the feed, shown in wide windows only. */
export const railText = {
  nav: {
    label: 'Feed',
    forYou: 'For you',
    following: 'Following',
    salaryOffers: 'Salary offers',
    toAnswer: 'Questions to answer',
    draft: 'Your draft',
  },
  communities: {
    yours: 'Your communities',
    popular: 'Popular communities',
    browse: 'Browse all communities',
  },
  join: {
    title: 'Ask the people who work there',
    text: 'Login to get full access & be a part of the conversation',
    promise: 'Your name is never shown on reviews or posts.',
    action: 'Join or log in',
  },
  rail: {
    fairTitle: 'Are you paid fairly?',
    fairText: 'Compare your pay with people in your role, city and experience level.',
    fairPrivate: 'We don’t store what you enter.',
    fairYou: 'You?',
    fairAction: 'Check my pay',
    talkTitle: 'People are talking about',
    boardTitle: 'Interviewed somewhere recently?',
    boardText: 'Two minutes from you saves someone two weeks of guessing.',
    boardAction: 'Share your interview',
    legalLabel: 'About this site',
    legal: {
      about: 'About',
      guidelines: 'Community guidelines',
      privacy: 'Privacy',
      trust: 'Check our claims',
      grievances: 'Grievances',
      terms: 'Terms',
      help: 'Help',
    },
  },
};
