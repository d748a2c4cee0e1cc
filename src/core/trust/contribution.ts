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

/** The text that is hashed; the salt prevents guessing it from the hash. */
export const commitmentText = ({ type, id, content }: LoggedContribution, salt: string): string =>
  JSON.stringify(['humkaar-contribution-1', salt, type, id, ...content]);

/** The salted hash that identifies the contribution in the log. */
export const commitmentOf = async (
  sha256: Sha256,
  contribution: LoggedContribution,
  salt: string,
): Promise<string> => toBase64(await sha256(utf8(commitmentText(contribution, salt))));
