import { createHash } from 'node:crypto';

/** Computes a vote's seal like the database function of the same name, for bulk inserts. */
export const sealedFor = (voterKey: string, target: string): string =>
  createHash('sha256').update(`${voterKey}:${target}`).digest('base64url');
