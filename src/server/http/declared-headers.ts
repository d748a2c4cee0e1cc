import type { FastifyRequest } from 'fastify';
import type { Operation } from './contract';

/** The headers that the contract names; a handler sees no others. */
export function declaredHeaders(
  request: Pick<FastifyRequest, 'headers'>,
  { parameters }: Operation,
): Record<string, unknown> {
  const names = parameters
    .filter((parameter) => parameter.in === 'header')
    .map((parameter) => parameter.name.toLowerCase());
  const sent = names.flatMap((name) => {
    const value = request.headers[name];
    return value === undefined ? [] : [[name, value] as const];
  });
  return Object.fromEntries(sent);
}
