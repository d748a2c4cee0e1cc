export const ownChallengeText = {
  title: 'A company has a question about your review',
  ask: (company: string) => `${company} asks whether the author of this review still works there:`,
  answer: (employed: boolean): string =>
    employed
      ? 'Your workplace is verified, so your answer would be: yes, still a verified employee.'
      : 'You have no verified job there now, so your answer would be: no, not a verified employee.',
  yes: 'The company learns that the author is one of its verified employees, at least 10 people, and nothing else.',
  no: 'The company learns that the author isn’t one of its verified employees. Few people may have left lately: think twice.',
  when: (day: string) =>
    `You can answer until ${day}. The day after, the review says yes, no or no answer. No one learns when you answered, or whether you saw this.`,
  send: 'Answer',
  sent: 'Answered',
  changed: 'Your workplace changed since you opened this page, so nothing was sent. Read your answer again.',
  over: 'This question is over. Nothing was sent.',
};
