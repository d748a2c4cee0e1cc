import { createHash } from 'node:crypto';

/** A vote's own seal, as the database's function of the same name makes it: of use to whoever writes many votes at once. */
export const sealedFor = (voterKey: string, target: string): string =>
  createHash('sha256').update(`${voterKey}:${target}`).digest('base64url');
