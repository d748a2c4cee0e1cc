import { toBase64, utf8 } from './bytes';
import type { Sha256 } from './digest';

const LOGGED_TYPES = ['POST', 'COMMENT', 'REVIEW', 'INTERVIEW'] as const;
export type LoggedType = (typeof LOGGED_TYPES)[number];

export const isLoggedType = (type: string): type is LoggedType =>
  LOGGED_TYPES.some((logged) => logged === type);

/** The JSON values of a contribution that the log commits to, in a fixed order. */
export type LoggedContent = readonly unknown[];

export interface LoggedContribution {
  readonly type: LoggedType;
  readonly id: string;
  readonly content: LoggedContent;
}

export const postContent = (post: { readonly title: string; readonly content: string }): LoggedContent => [
  post.title,
  post.content,
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

/** The text that is hashed; without the salt nobody can guess it from the hash. */
export const commitmentText = ({ type, id, content }: LoggedContribution, salt: string): string =>
  JSON.stringify(['humkaar-contribution-1', salt, type, id, ...content]);

/** The salted hash by which the log knows a contribution. */
export const commitmentOf = async (
  sha256: Sha256,
  contribution: LoggedContribution,
  salt: string,
): Promise<string> => toBase64(await sha256(utf8(commitmentText(contribution, salt))));
