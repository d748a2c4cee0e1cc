import type { operations } from '../../../contracts/dropdown';
import type { Handlers } from '../../http/handlers';
import type { Services } from '../services';
import { readChoices, suggestChoices } from './dropdown-queries';
import { readSearchPlace } from './search-place';

const USUAL_LIMIT = 5;
const MAX_SEGMENTS = 3;

export const dropdownHandlers = (services: Services): Handlers<operations> => ({
  listChoices: async ({ path }) => ({ status: 200, body: await readChoices(services.db, path.list) }),

  suggestChoices: async ({ path, query }) => {
    const limit = query.limit ?? USUAL_LIMIT;
    return { status: 200, body: await suggestChoices(services.db, path.list, query.asText, limit) };
  },

  readSearchPlace: async ({ query: { names = '', ...rest } }) => ({
    status: 200,
    body: await readSearchPlace(services.db, { ...rest, names: segmentsOf(names) }),
  }),
});

const segmentsOf = (names: string): readonly string[] =>
  names
    .split('/')
    .filter((name) => name !== '')
    .slice(0, MAX_SEGMENTS);
