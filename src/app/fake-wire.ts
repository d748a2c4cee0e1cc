import { fakeFetch, type Overrides } from '../adapters/http/fake';
import { examples } from '../adapters/http/generated/examples';
import type { Wire } from '../adapters/http/runtime';

/** The same adapters over the contract examples: the whole app without a server. */
export const fakeWire = (overrides: Overrides = {}, origin = 'http://fakes'): Wire => ({
  origin,
  fetch: fakeFetch(examples, overrides),
});
