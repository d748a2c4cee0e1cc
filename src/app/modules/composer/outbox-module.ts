import { openDB } from 'idb';
import { type Container, ContainerModule } from 'inversify';
import { reaction } from 'mobx';
import { chachaCipher } from '../../../adapters/browser/chacha-cipher';
import { IdbWrites, type WriteRow, type WritesDb } from '../../../adapters/browser/idb-writes';
import { OutboxChannel } from '../../../adapters/browser/outbox-channel';
import { forAccount } from '../../../adapters/http/account-header';
import { siteAmbience } from '../../../adapters/http/ambient';
import { feedClient, offers, polls, voting } from '../../../adapters/http/generated/feed';
import { savedOffers, talking, writing, writingClient } from '../../../adapters/http/generated/writing';
import type { Wire } from '../../../adapters/http/runtime';
import { memberSeal } from '../../../core/composer/member-seal';
import {
  Carrier,
  OutboxAccount,
  OutboxTabs,
  StoredWrites,
  WriteSeal,
} from '../../../core/composer/outbox-ports';
import { PublishPost } from '../../../core/composer/publish-post';
import { type OutboxServices, ServiceCarrier } from '../../../core/composer/service-carrier';
import { CurrentSession } from '../../../core/login/current-session';
import { DeviceOwner } from '../../../core/login/device-owner';
import type { OutboxCount } from '../../../core/posts/outbox-port';
import { Cookies } from '../../../core/shared/cookies';
import { Random } from '../../../core/shared/random';
import { Device } from '../../../core/shell/device';
import { OutboxStore } from '../../../stores/composer/outbox-store';
import { SITE_WIRE } from '../shared/site-wire';
import { speaking } from '../shared/speaking';

const NAME = 'humkaar-outbox';
const VERSION = 1;
const WRITES = 'writes';

async function openWrites(): Promise<WritesDb> {
  const db = await openDB(NAME, VERSION, {
    upgrade: (fresh) => void fresh.createObjectStore(WRITES, { keyPath: 'id' }),
  });
  return {
    getAll: () => db.getAll(WRITES),
    put: (row) => db.put(WRITES, row),
    swap: async (id, turn, row) => {
      const { store, done } = db.transaction(WRITES, 'readwrite');
      const there: WriteRow | undefined = await store.get(id);
      const same = there?.turn === turn;
      if (same) await (row ? store.put(row) : store.delete(id));
      await done;
      return same;
    },
  };
}

/** A queued write has its idempotency keys already. */
const noNewKeys: Random = {
  id: () => {
    throw new Error('A queued write has its key already.');
  },
};

function servicesOf(wire: Wire): OutboxServices {
  const [feed, own] = [feedClient(wire), writingClient(wire)];
  return {
    votes: voting(feed),
    polls: polls(feed),
    offers: offers(feed),
    talk: talking(own),
    writing: writing(own),
    posts: new PublishPost(writing(own), savedOffers(own), noNewKeys),
  };
}

export const outboxModule = new ContainerModule(({ bind }) => {
  bind(WriteSeal).toResolvedValue((cookies) => memberSeal(cookies, chachaCipher), [Cookies]);
  bind(OutboxTabs).toResolvedValue(() => new OutboxChannel());
  bind(StoredWrites).toResolvedValue((seal) => new IdbWrites(openWrites, seal), [WriteSeal]);
  bind(Carrier).toResolvedValue(
    (wire, device) => {
      const { middleware = [], ...site } = speaking(wire, siteAmbience)(device);
      return new ServiceCarrier((owner) =>
        servicesOf({ ...site, middleware: [...middleware, forAccount(owner)] }),
      );
    },
    [SITE_WIRE, Device],
  );
  bind(OutboxAccount).toResolvedValue(
    (current, random) => ({ owner: new DeviceOwner(current), random }),
    [CurrentSession, Random],
  );
  bind(OutboxStore).toResolvedValue(
    (saved, carrier, tabs, account) => new OutboxStore(saved, carrier, tabs, account),
    [StoredWrites, Carrier, OutboxTabs, OutboxAccount],
  );
});

export function openOutbox(container: Container, onCount: (count: OutboxCount) => void): OutboxStore {
  const store = container.get(OutboxStore);
  reaction(() => store.count, onCount);
  return store;
}
