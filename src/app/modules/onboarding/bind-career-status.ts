import type { ContainerModuleLoadOptions } from 'inversify';
import { siteAmbience } from '../../../adapters/http/ambient';
import { careerClient, careerStatus } from '../../../adapters/http/generated/career';
import { putsAsPosts } from '../../../adapters/http/puts-as-posts';
import { CareerStatusPort } from '../../../core/onboarding/career-status-port';
import { Device } from '../../../core/shell/device';
import { withAmbience } from '../shared/ambience-wire';
import { SITE_WIRE } from '../shared/site-wire';

/** Shared by account setup and the contribution forms; whichever loads first binds it. */
export const bindCareerStatus = (bind: ContainerModuleLoadOptions['bind']): void =>
  void bind(CareerStatusPort).toResolvedValue(
    (wire, device) => careerStatus(careerClient(withAmbience(putsAsPosts(wire), siteAmbience)(device))),
    [SITE_WIRE, Device],
  );
