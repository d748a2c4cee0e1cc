import { closedTable } from '../shared/closed-table';

/** The rules for all content. Each id is permanent: the log and the authors see it. */
export const RULES = closedTable({
  A1: 'No abuse or hate towards anyone.',
  S1: 'No advertising, link lists or shouting.',
  P1: 'No personal names, numbers, addresses or documents.',
  U1: 'Don’t post false information about people or companies.',
  O1: 'Stay on topic for the community.',
  L1: 'Nothing illegal.',
  K1: 'Doesn’t break any rules.',
});
