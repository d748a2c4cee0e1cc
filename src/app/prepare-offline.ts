import type { Container } from 'inversify';
import { storeOfflineFiles } from '../adapters/browser/offline-files';
import { savesData } from '../adapters/browser/saves-data';
import { ComposerExtras } from '../core/composer/composer-extras';
import { CurrentSession } from '../core/login/current-session';
import { rememberMember } from '../core/login/offline-member';
import { OutboxPort } from '../core/posts/outbox-port';
import { Storage } from '../core/shared/storage';
import { Device } from '../core/shell/device';
import { CommunityPickStore } from '../stores/communities/community-pick-store';
import { fetchTokensWhenDue } from './fetch-tokens-when-due';

/** Parts a member may open offline, beyond the page itself. */
const PARTS = [
  () => import(/* webpackChunkName: "outbox" */ '../views/composer/outbox-dialog'),
  () => import(/* webpackChunkName: "composer" */ '../views/composer/composer-part'),
  () => import(/* webpackChunkName: "combobox" */ '../views/kit/combobox'),
  () => import(/* webpackChunkName: "compose-sheet" */ '../views/shell/compose-sheet'),
  () => import(/* webpackChunkName: "drawer" */ '../views/shell/drawer'),
  () => import(/* webpackChunkName: "post-menu" */ '../views/feed/post-menu'),
  () => import(/* webpackChunkName: "renew-session" */ '../adapters/browser/renew-session'),
];

export async function prepareOffline(container: Container): Promise<void> {
  await container.get(OutboxPort).load();
  const { profile } = container.get(CurrentSession).session;
  if (profile) rememberMember(container.get(Storage), profile);
  await fetchTokensWhenDue(container);
  if (savesData()) return;
  await container.get(ComposerExtras).load();
  await container.get(CommunityPickStore).suggest('');
  for (const load of PARTS) await load();
  if (!container.get(Device).nativeApp) await storeOfflineFiles({ writes: true });
}
