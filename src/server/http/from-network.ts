import { Socket } from 'node:net';
import type { FastifyRequest } from 'fastify';

/** Page rendering calls the services in this process; those calls count as part of the page request. */
export const fromNetwork = (request: FastifyRequest): boolean => request.raw.socket instanceof Socket;
