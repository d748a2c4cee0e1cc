import { Socket } from 'node:net';
import type { FastifyRequest } from 'fastify';

/** Rendering a page asks the services in this process; those calls belong to the page's own request. */
export const fromNetwork = (request: FastifyRequest): boolean => request.raw.socket instanceof Socket;
