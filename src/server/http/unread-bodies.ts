import type { FastifyInstance } from 'fastify';

/**
 * Keeps the connection open for a response while a body is still arriving, and discards the rest. Closing at once
 * would reset the connection, and the client would never see why it was refused.
 */
export function readBodiesToTheEnd(app: FastifyInstance): void {
  app.addHook('onSend', (request, reply, _payload, done) => {
    const { complete, headers, socket } = request.raw;
    const hasBody = headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
    if (hasBody && !complete) {
      const isLast = !reply.raw.shouldKeepAlive;
      reply.removeHeader('connection');
      reply.raw.shouldKeepAlive = true;
      if (isLast) request.raw.once('end', () => socket.end());
    }
    done();
  });
}
