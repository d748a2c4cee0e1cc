import { ContainerModule } from 'inversify';
import { siteAmbience } from '../../../adapters/http/ambient';
import { grievanceClient, grievances } from '../../../adapters/http/generated/grievance';
import { GrievancesPort } from '../../../core/moderation/grievances-port';
import { Random } from '../../../core/shared/random';
import { Device } from '../../../core/shell/device';
import { GrievanceStore } from '../../../stores/moderation/grievance-store';
import { TicketStore } from '../../../stores/moderation/ticket-store';
import { SITE_WIRE } from '../shared/site-wire';
import { speaking } from '../shared/speaking';

export const grievancesModule = new ContainerModule(({ bind }) => {
  bind(GrievancesPort).toResolvedValue(
    (wire, device) => grievances(grievanceClient(speaking(wire, siteAmbience)(device))),
    [SITE_WIRE, Device],
  );
  bind(GrievanceStore).toResolvedValue(
    (port, random) => new GrievanceStore(port, random),
    [GrievancesPort, Random],
  );
  bind(TicketStore).toResolvedValue((port) => new TicketStore(port), [GrievancesPort]);
});
