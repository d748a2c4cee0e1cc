import type { LoggedContent } from './contribution';

/** The text of a post's page, as the log commits to it. */
export const postContent = (post: { readonly title: string; readonly text: string }): LoggedContent => [
  post.title,
  post.text,
];

interface Rated {
  readonly title: string;
  readonly likes: string;
  readonly dislikes: string;
  readonly overall: number;
  readonly ratings: Readonly<
    Record<'workLife' | 'skills' | 'culture' | 'pay' | 'security' | 'promotions', number>
  >;
}

export const reviewContent = ({ title, likes, dislikes, overall, ratings }: Rated): LoggedContent => [
  title,
  likes,
  dislikes,
  overall,
  ratings.workLife,
  ratings.skills,
  ratings.culture,
  ratings.pay,
  ratings.security,
  ratings.promotions,
];

/** The text of a comment, as the log commits to it. */
export const commentContent = (comment: { readonly text: string }): LoggedContent => [comment.text];

interface Interviewed {
  readonly difficulty: string;
  readonly outcome: string;
  readonly rounds: readonly { readonly name: string; readonly minutes: number }[];
  readonly advice: string | undefined;
}

export const interviewContent = ({ difficulty, outcome, rounds, advice }: Interviewed): LoggedContent => [
  difficulty,
  outcome,
  rounds.map(({ name, minutes }) => ({ name, minutes })),
  // JSON null, as in the log.
  advice,
];
