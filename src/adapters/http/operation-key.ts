import type { Middleware } from 'openapi-fetch';

/** What a middleware is told about a call. */
export type CallFacts = Parameters<NonNullable<Middleware['onRequest']>>[0];

/** An operation as the generated facts name it: `METHOD /path`, the service's prefix included, the origin not. */
export const operationKey = ({
  request,
  schemaPath,
  options,
}: Pick<CallFacts, 'request' | 'schemaPath' | 'options'>): string =>
  `${request.method} ${options.baseUrl.replace(/^[a-z]+:\/\/[^/]*/, '')}${schemaPath}`;
