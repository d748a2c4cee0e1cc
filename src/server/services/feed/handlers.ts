import type { operations } from '../../../contracts/feed';
import type { Handlers } from '../../http/handlers';
import { communityHandlers } from '../communities/community-handlers';
import { ballotHandlers } from '../posts/ballot-handlers';
import { commentHandlers } from '../posts/comment-handlers';
import { votingHandlers } from '../posts/voting-handlers';
import type { Services } from '../services';
import { readingHandlers } from './reading-handlers';

export const feedHandlers = (services: Services): Handlers<operations> => ({
  ...readingHandlers(services),
  ...commentHandlers(services),
  ...communityHandlers(services),
  ...votingHandlers(services),
  ...ballotHandlers(services),
});
