import type { FastifyInstance } from 'fastify';

const AMBIENT = { appid: '999', systemid: 'AB_WEB' };

/** A browser: it sends its cookies to every server of the site. */
export function cookieJar(first: Readonly<Record<string, string>> = {}) {
  const cookies = new Map(Object.entries(first));
  return async (app: FastifyInstance, method: 'GET' | 'POST', url: string, payload?: object) => {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const headers = { ...AMBIENT, cookie };
    const reply = await app.inject({ method, url, headers, ...(payload && { payload }) });
    for (const { name, value } of reply.cookies) cookies.set(name, encodeURIComponent(value));
    return reply;
  };
}
