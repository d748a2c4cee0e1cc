/** Titles by stars, worst first. */
export const TITLES: readonly (readonly string[])[] = [
  [
    'Stay away',
    'I counted the days',
    'No one listens',
    'Left without another offer',
    'Not what was promised',
  ],
  [
    'More promises than plans',
    'Good people, bad rules',
    'Fine until the appraisal',
    'A place to leave early',
  ],
  [
    'It pays the bills',
    'Depends on your manager',
    'Half and half',
    'Good first job, poor third one',
    'Average, honestly',
  ],
  [
    'Good people, slow money',
    'Solid place to grow',
    'I would join again',
    'More good than bad',
    'A fair employer',
  ],
  [
    'Best years so far',
    'They mean what they say',
    'My longest stay anywhere',
    'I sent my cousin here',
    'Real ownership',
  ],
];

/** Endings of phrases, used by many reviews. */
export const LIKE_ENDS = [
  'My lead stood up for me when it mattered.',
  'I joined as a fresher and was trusted with real work within weeks.',
  'The team eats lunch together and it shows.',
  'HR answers the same day, which surprised me.',
  'You learn more here in a year than elsewhere in three.',
  'The work is steady and the people are decent.',
  'When my mother was ill no one asked for a form.',
  'Bonus came in the month it was promised.',
  'My manager tells you early when something is not right.',
  'Colleagues share what they know without being asked.',
  'The office is clean, the chairs are good, small things count.',
  'Internal openings are announced to everybody.',
  'I was paid for the overtime without a reminder.',
  'They sent me to a course I asked for.',
  'Freshers are not used as extra hands here.',
  'The founders still walk the floor and know names.',
  'Targets are hard but you get help to reach them.',
  'Shift changes are told a week ahead.',
];

export const DISLIKE_ENDS = [
  'I asked three times and got three answers.',
  'No one explained why.',
  'It was better two years ago.',
  'People leave after the bonus and everybody knows why.',
  'The exit interview was the first time someone asked.',
  'Parking is a daily fight.',
  'Good engineers go, slides stay.',
  'It wears you down by the second year.',
  'Work from home needs a reason every single time.',
  'The new policy came by mail on a Friday evening.',
  'Support staff are treated worse than the rest of us.',
  'You have to be loud to be seen.',
  'The training budget exists on paper.',
  'Calls with other time zones eat the evening.',
  'There is one meeting room for sixty people.',
  'Managers change faster than projects.',
];

/** For authors who have little to say about likes or dislikes. */
export const PLAIN_LIKES = [
  'Decent colleagues.',
  'Close to home.',
  'Salary comes on time.',
  'Easy work.',
  'Good for a start.',
];
export const PLAIN_DISLIKES = [
  'Nothing much so far.',
  'The commute, mostly.',
  'Could pay more.',
  'Slow decisions.',
  'Too many mails.',
];

export const REPLIES = {
  thanks: [
    'Thank you for writing this. Your team read it together on Monday.',
    'Glad it works for you. Tell us when it stops doing so.',
    'This made the day of the people you mention. Thank you.',
  ],
  sorry: [
    'That should not have happened. The policy changes from April, and letters will carry the date.',
    'You are right about the delays. We have put two more people on it and will say here how it goes.',
    'Thank you for being straight with us. We have taken this to the head of your location.',
    'We do not recognise all of this, but the part about appraisals is fair. The cycle is back to twelve months.',
  ],
};
