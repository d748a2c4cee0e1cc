import type { operations } from '../../../contracts/feed';
import type { Handlers } from '../../http/handlers';
import type { Services } from '../services';
import { ballotHandlers } from './ballot-handlers';
import { commentHandlers } from './comment-handlers';
import { communityHandlers } from './community-handlers';
import { readingHandlers } from './reading-handlers';
import { votingHandlers } from './voting-handlers';

export const feedHandlers = (services: Services): Handlers<operations> => ({
  ...readingHandlers(services),
  ...commentHandlers(services),
  ...communityHandlers(services),
  ...votingHandlers(services),
  ...ballotHandlers(services),
});
