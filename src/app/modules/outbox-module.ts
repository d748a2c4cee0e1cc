import { openDB } from 'idb';
import { type Container, ContainerModule } from 'inversify';
import { reaction } from 'mobx';
import { IdbWrites, WRITES, type WritesDb } from '../../adapters/browser/idb-writes';
import { siteAmbience } from '../../adapters/http/ambient';
import { savedOffers, talking, writing, writingClient } from '../../adapters/http/generated/writing';
import { PublishPost } from '../../core/composer/publish-post';
import { Drafts } from '../../core/drafts/drafts';
import { Carrier, KeptWrites } from '../../core/outbox/outbox-ports';
import { ServiceCarrier } from '../../core/outbox/service-carrier';
import { CurrentSession } from '../../core/session/current-session';
import { DeviceOwner } from '../../core/session/device-owner';
import type { Random } from '../../core/shared/random';
import { Device } from '../../core/shell/device';
import { VotingPort } from '../../core/voting/voting-port';
import { OutboxStore } from '../../stores/outbox-store';
import { drafts } from '../drafts';
import { SITE_WIRE } from './site-wire';
import { speaking } from './speaking';

const NAME = 'humkaar-outbox';
const VERSION = 1;

const openWrites = (): Promise<WritesDb> =>
  openDB(NAME, VERSION, {
    upgrade: (db) => void db.createObjectStore(WRITES, { keyPath: 'id' }),
  });

/** What waited brings its own keys. */
const unused: Random = {
  id: () => {
    throw new Error('What waited has its key already.');
  },
};

/** What waits for a connection. */
const outboxModule = new ContainerModule(({ bind }) => {
  bind(KeptWrites).toConstantValue(new IdbWrites(openWrites));
  bind(Carrier).toResolvedValue(
    (wire, device, votes, drafts) => {
      const client = writingClient(speaking(wire, siteAmbience)(device));
      const posts = new PublishPost(writing(client), savedOffers(client), unused);
      return new ServiceCarrier({ votes, talk: talking(client), posts }, drafts);
    },
    [SITE_WIRE, Device, VotingPort, Drafts],
  );
  bind(OutboxStore).toResolvedValue(
    (kept, carrier, current) => new OutboxStore(kept, carrier, new DeviceOwner(current)),
    [KeptWrites, Carrier, CurrentSession],
  );
});

/** The store, and whoever wants to know how many wait. */
export async function openOutbox(
  container: Container,
  onCount: (count: number) => void,
): Promise<OutboxStore> {
  container.load(await drafts(), outboxModule);
  const store = container.get(OutboxStore);
  reaction(() => store.waiting.length, onCount);
  return store;
}
