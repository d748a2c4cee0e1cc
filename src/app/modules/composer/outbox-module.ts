import { openDB } from 'idb';
import { type Container, ContainerModule } from 'inversify';
import { reaction } from 'mobx';
import { chachaCipher } from '../../../adapters/browser/chacha-cipher';
import { IdbWrites, type WriteRow, type WritesDb } from '../../../adapters/browser/idb-writes';
import { OutboxChannel } from '../../../adapters/browser/outbox-channel';
import { forAccount } from '../../../adapters/http/account-header';
import { siteAmbience } from '../../../adapters/http/ambient';
import { feedClient, offers, polls, voting } from '../../../adapters/http/generated/feed';
import {
  commentWriting,
  savedOffers,
  writing,
  writingClient,
} from '../../../adapters/http/generated/writing';
import type { Wire } from '../../../adapters/http/runtime';
import { ChoiceCarrier } from '../../../core/composer/choice-carrier';
import { memberSeal } from '../../../core/composer/member-seal';
import { OutboxAccount } from '../../../core/composer/outbox-account';
import { Carrier, OutboxTabs, StoredWrites, WriteSeal } from '../../../core/composer/outbox-ports';
import { PublishPost } from '../../../core/composer/publish-post';
import { type AccountCarriers, ServiceCarrier } from '../../../core/composer/service-carrier';
import { TextCarrier } from '../../../core/composer/text-carrier';
import { WriteStamps } from '../../../core/composer/write-stamps';
import { CurrentSession } from '../../../core/login/current-session';
import { DeviceOwner } from '../../../core/login/device-owner';
import type { OutboxCount } from '../../../core/posts/outbox-port';
import { Clock } from '../../../core/shared/clock';
import { Cookies } from '../../../core/shared/cookies';
import { Random } from '../../../core/shared/random';
import { Device } from '../../../core/shell/device';
import { OutboxStore } from '../../../stores/composer/outbox-store';
import { withAmbience } from '../shared/ambience-wire';
import { SITE_WIRE } from '../shared/site-wire';

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

function carriersOn(wire: Wire): AccountCarriers {
  const [feed, own] = [feedClient(wire), writingClient(wire)];
  const posts = new PublishPost(writing(own), savedOffers(own), noNewKeys);
  return {
    choices: new ChoiceCarrier(voting(feed), polls(feed), offers(feed)),
    texts: new TextCarrier(commentWriting(own), writing(own), posts),
  };
}

export const outboxModule = new ContainerModule(({ bind }) => {
  bind(WriteSeal).toResolvedValue((cookies) => memberSeal(cookies, chachaCipher), [Cookies]);
  bind(OutboxTabs).toResolvedValue(() => new OutboxChannel());
  bind(StoredWrites).toResolvedValue((seal) => new IdbWrites(openWrites, seal), [WriteSeal]);
  bind(Carrier).toResolvedValue(
    (wire, device) => {
      const { middleware = [], ...site } = withAmbience(wire, siteAmbience)(device);
      return new ServiceCarrier((owner) =>
        carriersOn({ ...site, middleware: [...middleware, forAccount(owner)] }),
      );
    },
    [SITE_WIRE, Device],
  );
  bind(OutboxAccount).toResolvedValue(
    (current, tabs) => new OutboxAccount(new DeviceOwner(current), tabs),
    [CurrentSession, OutboxTabs],
  );
  bind(WriteStamps).toResolvedValue((random, clock) => new WriteStamps(random, clock), [Random, Clock]);
  bind(OutboxStore).toResolvedValue(
    (saved, carrier, account, stamps) => new OutboxStore(saved, carrier, account, stamps),
    [StoredWrites, Carrier, OutboxAccount, WriteStamps],
  );
});

export function openOutbox(container: Container, onCount: (count: OutboxCount) => void): OutboxStore {
  const store = container.get(OutboxStore);
  reaction(() => store.count, onCount);
  return store;
}
