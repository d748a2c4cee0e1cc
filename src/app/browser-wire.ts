import { type CarriedAnswers, giveAnswers } from '../adapters/http/carried';
import type { Wire } from '../adapters/http/runtime';

/** The services at the page's own origin. What the page carries is not asked for again. */
export const browserWire = (carried: CarriedAnswers): Wire => ({
  origin: '',
  fetch: (request) => fetch(request),
  middleware: [giveAnswers(carried)],
});
