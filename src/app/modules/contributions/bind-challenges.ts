import type { ContainerModuleLoadOptions } from 'inversify';
import { ownChallenges, reviewClient } from '../../../adapters/http/generated/review';
import { reviewAmbience } from '../../../adapters/http/portal-ambience';
import { OwnChallengesPort } from '../../../core/contributions/own-challenges-port';
import { Device } from '../../../core/shell/device';
import { ChallengesStore } from '../../../stores/contributions/challenges-store';
import { withAmbience } from '../shared/ambience-wire';
import { SITE_WIRE } from '../shared/site-wire';

export function bindChallenges(bind: ContainerModuleLoadOptions['bind']): void {
  bind(OwnChallengesPort).toResolvedValue(
    (wire, device) => ownChallenges(reviewClient(withAmbience(wire, reviewAmbience)(device))),
    [SITE_WIRE, Device],
  );
  bind(ChallengesStore).toResolvedValue((port) => new ChallengesStore(port), [OwnChallengesPort]);
}
