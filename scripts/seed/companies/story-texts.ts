/** Texts of managed pages. */

interface StoryTexts {
  readonly title: string;
  readonly text: string;
}

export const UPDATES: readonly ((place: string) => StoryTexts)[] = [
  (place) => ({
    title: `The ${place} office has a second floor`,
    text: 'Forty more desks, a quiet room and a kitchen one can cook in.',
  }),
  () => ({
    title: 'Leave for both parents',
    text: 'From January on every new parent has sixteen weeks, whichever of the two works here.',
  }),
  () => ({
    title: 'Pay reviewed twice a year',
    text: 'You asked for it in this year’s survey. The first one is in April.',
  }),
  (place) => ({
    title: `Open house in ${place}`,
    text: 'Bring your family and your questions. Chai from four, the tour at five.',
  }),
  () => ({
    title: 'We publish what jobs pay',
    text: 'Every opening now says its range. If we cannot name it, we do not post it.',
  }),
  () => ({ title: 'No meetings on Wednesdays', text: 'We tried it for a quarter and kept it.' }),
  () => ({
    title: 'Sixty new colleagues',
    text: 'Half of them come straight from college, and each has someone to ask for the first year.',
  }),
];

export const SECTIONS: readonly StoryTexts[] = [
  {
    title: 'How a week looks',
    text: 'Three days together and two wherever you like. Teams choose their days, and they keep to them.',
  },
  {
    title: 'How we hire',
    text: 'Two talks and half a day of paid work with the team you would join. You hear from us within a week, also when it is a no.',
  },
  {
    title: 'How one grows here',
    text: 'Every role has five steps written down, with what each of them pays. Twice a year you and your manager see where you stand.',
  },
  {
    title: 'What we are not good at yet',
    text: 'Our shifts are planned too late and our offices are cold. Both are being worked on, and we tell here how far we are.',
  },
];

export const PRIZES: readonly { readonly name: string; readonly giver: string }[] = [
  { name: 'Fair employer of the year', giver: 'Deccan Business Circle' },
  { name: 'Best place for newcomers', giver: 'Graduate Guild' },
  { name: 'Workplace without barriers', giver: 'Open Doors Trust' },
  { name: 'Training programme of the year', giver: 'Skills Forum India' },
];

export const MESSAGES: readonly string[] = [
  'We would rather be slow and right than fast and sorry.',
  'I read every review on this page. Some of them hurt, and those changed the most.',
  'No one here should have to choose between their work and their child’s school day.',
  'Ask us anything before you join. What we do not answer, do not believe.',
];
