import type { FastifyInstance } from 'fastify';
import type { AllowedOrigins } from '../identity/provider-origins';
import type { Vendors } from '../vendors/vendors-for';
import { loadRenderer } from './load-renderer';
import { serveOfflineShell } from './offline-shell';
import { registerPages } from './register-pages';

export interface BuiltPages {
  readonly webRoot: string;
  /** The build's renderer, `dist/render/render.js`. */
  readonly renderFile: string;
  readonly publicOrigin: string;
  readonly now?: () => Date;
  readonly timeout?: number;
  readonly allowed?: AllowedOrigins;
  readonly vendors?: Vendors;
}

export async function servePages(app: FastifyInstance, built: BuiltPages): Promise<void> {
  const renderer = await loadRenderer(built.renderFile, built.webRoot);
  if (!renderer) return;
  registerPages(app, { now: () => new Date(), ...built, renderer });
  serveOfflineShell(app, { ...built, renderer });
}
