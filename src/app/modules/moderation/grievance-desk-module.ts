import { ContainerModule } from 'inversify';
import { siteAmbience } from '../../../adapters/http/ambient';
import { grievanceClient, grievanceDesk } from '../../../adapters/http/generated/grievance';
import { GrievanceDeskPort } from '../../../core/moderation/grievance-desk-port';
import { Device } from '../../../core/shell/device';
import { GrievanceDeskStore } from '../../../stores/moderation/grievance-desk-store';
import { withAmbience } from '../shared/ambience-wire';
import { SITE_WIRE } from '../shared/site-wire';

export const grievanceDeskModule = new ContainerModule(({ bind }) => {
  bind(GrievanceDeskPort).toResolvedValue(
    (wire, device) => grievanceDesk(grievanceClient(withAmbience(wire, siteAmbience)(device))),
    [SITE_WIRE, Device],
  );
  bind(GrievanceDeskStore).toResolvedValue((port) => new GrievanceDeskStore(port), [GrievanceDeskPort]);
});
