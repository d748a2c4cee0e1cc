import type { Reply } from './story';

/** How people react to a post, which depends on what it is about. */
export type Mood =
  | 'serious'
  | 'good'
  | 'money'
  | 'gentle'
  | 'fun'
  | 'question'
  | 'poll'
  | 'picture'
  | 'video';

const MOODS: Readonly<Record<string, Mood>> = {
  appraisal: 'money',
  'in-hand': 'money',
  'first-pay': 'good',
  perk: 'good',
  course: 'good',
  esop: 'money',
  'offers-choice': 'money',
  tax: 'question',
  'provident-fund': 'question',
  burnout: 'gentle',
  layoff: 'gentle',
  women: 'gentle',
  break: 'gentle',
  humour: 'fun',
  canteen: 'fun',
  festival: 'fun',
  poll: 'poll',
};

export function moodOf(theme: string): Mood {
  if (theme.startsWith('q-')) return 'question';
  if (theme.startsWith('picture-')) return 'picture';
  if (theme.startsWith('film-')) return 'video';
  return MOODS[theme] ?? 'serious';
}

/** Lines of comments; `C` marks those of colleagues, `O` those of people from other companies. */
const reactions = (text: string): readonly Reply[] =>
  text
    .trim()
    .split('\n')
    .map((line) => {
      const by = line.startsWith('C ') ? 'colleague' : line.startsWith('O ') ? 'outsider' : 'anyone';
      return { by, text: by === 'anyone' ? line : line.slice(2) };
    });

/** Reactions to a problem or an experience. */
const SERIOUS = reactions(`
Thank you for writing it out, {seniority} years in and I never dared to ask.
Following this, same situation here in {home}.
I went through the same in {month}. It passed, slowly.
The comments here are better than anything HR has told me.
Read it twice. Nothing to add, except that you are not the only one.
Please write again when it is settled, threads like this always stop before the end.
Saving this for the day I need it.
It was the same at {former}, so do not expect another company to fix it.
C Not my experience, to be fair. But my team is small.
C Let us keep names out of the comments, the story is enough.
C Same here in the {team} team.
C In {place2} it is quite different, so it may be the location.
C Someone from our HR should read this.
O Different company, same story.
O Is it only your team or the whole company?
O We had this two years ago, and a new manager changed it within a month.
`);

/** Reactions to good news. */
const GOOD = reactions(`
Good to read something like this here for once.
Saving this for the day I need it.
Happy for you.
Forwarded to two friends who think it never happens.
Thank you for writing it down, most people only post when they are angry.
I needed some good news this {weekday}.
It took years at {former} to get there.
O I wish ours would do the same.
O Sent it to our HR without a comment.
C True, I saw it with my own eyes.
C Same here in the {team} team.
`);

const MONEY = reactions(`
Numbers match what I see for {seniority} years of experience.
Comparing such numbers in the open is the only way. Thank you.
Can you add the band? Helps everyone compare.
I keep a sheet from threads like this one. Yours is now in it.
Saving this for the next appraisal.
Following this, I have the same talk with HR soon.
Post it again after tax, CTC tells us nothing.
It was lower at {former}, if that helps.
My father asked me the same question yesterday and I had no answer either.
O Different company, same sums.
C Same here in the {team} team.
`);

const GENTLE = reactions(`
Strength to you. Please write again in a few weeks.
This took courage. Thank you.
You are not the only one, look at the votes.
Reading this made me call my brother.
I showed this to my manager. He read it, closed the door, and we talked properly.
Not my experience, and I am sorry that it is yours.
Thank you for writing it out, {seniority} years in and I never dared to.
I went through the same. It passed, slowly.
Sending this to a friend who needs it today.
C If you want to talk, I am on the {floor} floor. No questions asked.
O Different company, same story. Take care of yourself first.
`);

const FUN = reactions(`
I laughed in a meeting because of this.
Forwarded to the whole floor.
This needs a second part.
Best thing on my feed this {weekday}.
This. Every single {weekday}.
Reading it aloud to my team, they all know someone.
My team asks who wrote this. I said I have no idea.
O Ours is worse, but you tell it better.
O I thought this was about us until I saw the name.
C I know exactly who you mean and I will say nothing.
`);

const QUESTION = reactions(`
Following, I am in the same place in {home}.
Good question, I would like to know too.
Same question here, {seniority} years in.
Asked this last year and got no answer. Watching.
The answers here are better than the ones I paid for.
Saving this, thank you all.
Please write what you did in the end.
`);

const POLL = reactions(`
Results by city would be interesting.
I would have liked “it depends on the manager” as an option.
The number one answer is no surprise.
My whole team voted, we do not agree either.
Ask again in a year and it will look different.
Voted, then changed my mind, then voted the same again.
O Same numbers at our place, I am sure.
`);

const PICTURE = reactions(`
More pictures like this, please.
Best thing on my feed this {weekday}.
I zoomed in, of course.
O Our office has nothing like this.
O Send this to our facilities team.
C I am somewhere in the back of this one.
C Which floor is that? I have never seen it that tidy.
`);

const VIDEO = reactions(`
Watched it at double speed, still good.
Sent it to my batch group.
Is there one in Hindi as well?
Saved for the weekend.
Thank you, this is better than most of what I get forwarded.
I had to stop in the middle to check my own papers.
`);

export const REACTIONS: Readonly<Record<Mood, readonly Reply[]>> = {
  serious: SERIOUS,
  good: GOOD,
  money: MONEY,
  gentle: GENTLE,
  fun: FUN,
  question: QUESTION,
  poll: POLL,
  picture: PICTURE,
  video: VIDEO,
};

/** Comments on a poll that name one of its options. */
export const POLL_REPLIES = [
  'Went with “{option}”, without thinking long.',
  '“{option}” for me.',
  '“{option}”, but only because the others are worse.',
  'Surprised that anyone takes “{option}”.',
] as const;

/** Answers to a comment: by the author of the post or someone else, below a statement or a question. */
export const ANSWERS = {
  author: {
    statement: [
      'Thank you, that helps.',
      'I had not seen it like this.',
      'Noted, thanks.',
      'This is the comment I was hoping for.',
      'Good to hear it from someone who has seen it.',
      'I was afraid of that.',
      'Writing this down.',
    ],
    question: [
      'I will ask and write it here.',
      'I cannot say more without naming people.',
      'Only my side of it, I know. I will add more when I have it.',
      'I would like to know too.',
    ],
  },
  other: {
    statement: [
      'Agreed.',
      'Fair point.',
      'Second this.',
      'Well put.',
      'This should be the top comment.',
      'Learnt that the hard way.',
      'I needed this advice {small} years ago.',
      'Can confirm.',
      'Not always, but mostly.',
      'Same view here, from {home}.',
    ],
    question: [
      'I would like to know that too.',
      'Depends on the team, from what I hear.',
      'Following for this.',
    ],
  },
  fun: [
    'Haha, true.',
    'I am stealing this.',
    'Give this person the good chair.',

    'You win.',
    'I can hear this comment.',
    'Print it and put it on the pantry door.',
    'Stop, I am on a call.',
  ],
} as const;
