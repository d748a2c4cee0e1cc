import { ContainerModule } from 'inversify';
import { siteAmbience } from '../../adapters/http/ambient';
import {
  appeals,
  moderation,
  moderationClient,
  moderationLog,
} from '../../adapters/http/generated/moderation';
import { AppealsPort } from '../../core/appeals/appeals-port';
import { ModerationPort } from '../../core/moderation/moderation-port';
import { ModerationLogPort } from '../../core/moderation-log/moderation-log-port';
import { Random } from '../../core/shared/random';
import { Device } from '../../core/shell/device';
import { AppealStore } from '../../stores/appeal-store';
import { ModerationLogStore } from '../../stores/moderation-log-store';
import { ModerationStore } from '../../stores/moderation-store';
import { PinnedStore } from '../../stores/pinned-store';
import { SITE_WIRE } from './site-wire';
import { speaking } from './speaking';

/** What waits, what was decided, and what an author may answer. */
export const moderationModule = new ContainerModule(({ bind }) => {
  bind(ModerationPort).toResolvedValue(
    (wire, device) => moderation(moderationClient(speaking(wire, siteAmbience)(device))),
    [SITE_WIRE, Device],
  );
  bind(AppealsPort).toResolvedValue(
    (wire, device) => appeals(moderationClient(speaking(wire, siteAmbience)(device))),
    [SITE_WIRE, Device],
  );
  bind(ModerationLogPort).toResolvedValue(
    (wire, device) => moderationLog(moderationClient(speaking(wire, siteAmbience)(device))),
    [SITE_WIRE, Device],
  );
  bind(ModerationStore).toResolvedValue((port) => new ModerationStore(port), [ModerationPort]);
  bind(ModerationLogStore).toResolvedValue((port) => new ModerationLogStore(port), [ModerationLogPort]);
  bind(PinnedStore).toResolvedValue((port) => new PinnedStore(port), [ModerationLogPort]);
  bind(AppealStore).toResolvedValue((port, random) => new AppealStore(port, random), [AppealsPort, Random]);
});
