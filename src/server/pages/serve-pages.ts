import type { FastifyInstance } from 'fastify';
import type { AllowedOrigins } from '../identity/provider-origins';
import { registerShareImages } from '../share-images/register-share-images';
import type { Vendors } from '../vendors/vendors-for';
import { readBuilds } from './builds';

import { serveOfflineShell } from './offline-shell';
import type { PageExchange } from './page-exchange';
import { registerPages } from './register-pages';
import type { Removals } from './removal-feed';
import { serveShareTarget } from './share-target';

export interface BuiltPages {
  /** The folder of all builds. */
  readonly dist: string;
  readonly publicOrigin: string;
  readonly now?: () => Date;
  readonly timeout?: number;
  readonly allowed?: AllowedOrigins;
  readonly vendors?: Vendors;
  readonly removals?: Removals | undefined;
  readonly exchange?: PageExchange | undefined;
}

export async function servePages(app: FastifyInstance, built: BuiltPages): Promise<void> {
  const builds = await readBuilds(built.dist);
  if (!builds) return;
  const now = built.now ?? (() => new Date());
  registerPages(app, { ...built, now, builds });
  registerShareImages(app, { ...built, now, builds });
  serveOfflineShell(app, { ...built, builds });
  serveShareTarget(app);
}
