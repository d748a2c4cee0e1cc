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
