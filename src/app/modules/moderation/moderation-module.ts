import { ContainerModule } from 'inversify';
import { siteAmbience } from '../../../adapters/http/ambient';
import {
  appeals,
  moderation,
  moderationClient,
  moderationLog,
} from '../../../adapters/http/generated/moderation';
import { AppealsPort } from '../../../core/moderation/appeals-port';
import { ModerationLogPort } from '../../../core/moderation/moderation-log-port';
import { ModerationPort } from '../../../core/moderation/moderation-port';
import { Random } from '../../../core/shared/random';
import { Timers } from '../../../core/shared/timers';
import { Device } from '../../../core/shell/device';
import { AppealStore } from '../../../stores/moderation/appeal-store';
import { ModerationLogStore } from '../../../stores/moderation/moderation-log-store';
import { ModerationStore } from '../../../stores/moderation/moderation-store';
import { PinnedStore } from '../../../stores/posts/pinned-store';
import { withAmbience } from '../shared/ambience-wire';
import { SITE_WIRE } from '../shared/site-wire';

export const moderationModule = new ContainerModule(({ bind }) => {
  bind(ModerationPort).toResolvedValue(
    (wire, device) => moderation(moderationClient(withAmbience(wire, siteAmbience)(device))),
    [SITE_WIRE, Device],
  );
  bind(AppealsPort).toResolvedValue(
    (wire, device) => appeals(moderationClient(withAmbience(wire, siteAmbience)(device))),
    [SITE_WIRE, Device],
  );
  bind(ModerationLogPort).toResolvedValue(
    (wire, device) => moderationLog(moderationClient(withAmbience(wire, siteAmbience)(device))),
    [SITE_WIRE, Device],
  );
  bind(ModerationStore).toResolvedValue(
    (port, timers) => new ModerationStore(port, timers),
    [ModerationPort, Timers],
  );
  bind(ModerationLogStore).toResolvedValue((port) => new ModerationLogStore(port), [ModerationLogPort]);
  bind(PinnedStore).toResolvedValue((port) => new PinnedStore(port), [ModerationLogPort]);
  bind(AppealStore).toResolvedValue((port, random) => new AppealStore(port, random), [AppealsPort, Random]);
});
