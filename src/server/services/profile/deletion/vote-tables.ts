import { sql } from 'kysely';

/** Each vote is sealed for its target, so a voter's votes are only found by trying. */
export const VOTE_TABLES = [
  { table: 'votes', seal: 'voter_seal', target: 'resource_id' },
  { table: 'poll_votes', seal: 'voter_seal', target: 'post_id' },
  { table: 'salary_votes', seal: 'voter_seal', target: 'post_id' },
  { table: 'review_helpful', seal: 'voter_seal', target: 'review_id' },
  { table: 'interview_answer_helpful', seal: 'voter_seal', target: 'answer_id' },
  { table: 'comment_reactions', seal: 'reactor_seal', target: 'comment_id' },
] as const;

export type VoteTable = (typeof VOTE_TABLES)[number];

export const castBy = ({ seal, target }: VoteTable, voterKey: string) =>
  sql`${sql.ref(seal)} = sealed_for(${voterKey}, ${sql.ref(target)})`;
