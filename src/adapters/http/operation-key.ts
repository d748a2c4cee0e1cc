import type { Middleware } from 'openapi-fetch';

export type CallFacts = Parameters<NonNullable<Middleware['onRequest']>>[0];

/** The key of an operation in the generated facts: `METHOD /path` with the service's prefix, without the origin. */
export const operationKey = ({
  request,
  schemaPath,
  options,
}: Pick<CallFacts, 'request' | 'schemaPath' | 'options'>): string =>
  `${request.method} ${options.baseUrl.replace(/^[a-z]+:\/\/[^/]*/, '')}${schemaPath}`;
