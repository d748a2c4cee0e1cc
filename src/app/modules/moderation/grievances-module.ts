import { ContainerModule } from 'inversify';
import { siteAmbience } from '../../../adapters/http/ambient';
import { grievanceClient, grievances } from '../../../adapters/http/generated/grievance';
import { MemberTexts } from '../../../core/composer/member-texts';
import { GrievancesPort } from '../../../core/moderation/grievances-port';
import { Random } from '../../../core/shared/random';
import { Device } from '../../../core/shell/device';
import { GrievanceForms } from '../../../stores/moderation/grievance-forms';
import { TicketStore } from '../../../stores/moderation/ticket-store';
import { withAmbience } from '../shared/ambience-wire';
import { SITE_WIRE } from '../shared/site-wire';

export const grievancesModule = new ContainerModule(({ bind }) => {
  bind(GrievancesPort).toResolvedValue(
    (wire, device) => grievances(grievanceClient(withAmbience(wire, siteAmbience)(device))),
    [SITE_WIRE, Device],
  );
  bind(GrievanceForms).toResolvedValue(
    (port, random, texts) => new GrievanceForms(port, random, texts.drafts),
    [GrievancesPort, Random, MemberTexts],
  );
  bind(TicketStore).toResolvedValue((port) => new TicketStore(port), [GrievancesPort]);
});
