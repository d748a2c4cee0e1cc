import { ContainerModule } from 'inversify';
import { siteAmbience } from '../../../adapters/http/ambient';
import { grievanceClient, grievances } from '../../../adapters/http/generated/grievance';
import { MemberTexts } from '../../../core/composer/member-texts';
import { GrievancesPort } from '../../../core/moderation/grievances-port';
import { Random } from '../../../core/shared/random';
import { Device } from '../../../core/shell/device';
import { GrievanceStore } from '../../../stores/moderation/grievance-store';
import { TicketStore } from '../../../stores/moderation/ticket-store';
import { ToastStore } from '../../../stores/shared/toast-store';
import { withAmbience } from '../shared/ambience-wire';
import { SITE_WIRE } from '../shared/site-wire';

export const grievancesModule = new ContainerModule(({ bind }) => {
  bind(GrievancesPort).toResolvedValue(
    (wire, device) => grievances(grievanceClient(withAmbience(wire, siteAmbience)(device))),
    [SITE_WIRE, Device],
  );
  bind(GrievanceStore).toResolvedValue(
    (port, random, texts, toasts) => new GrievanceStore(port, random, texts.drafts, toasts),
    [GrievancesPort, Random, MemberTexts, ToastStore],
  );
  bind(TicketStore).toResolvedValue((port) => new TicketStore(port), [GrievancesPort]);
});
