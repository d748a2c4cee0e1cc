import { ContainerModule } from 'inversify';
import { siteAmbience } from '../../../adapters/http/ambient';
import { grievanceClient, grievances } from '../../../adapters/http/generated/grievance';
import { MemberTexts } from '../../../core/composer/member-texts';
import { GrievanceDraft } from '../../../core/moderation/grievance-draft';
import { GrievancesPort } from '../../../core/moderation/grievances-port';
import { Random } from '../../../core/shared/random';
import { Device } from '../../../core/shell/device';
import { GrievanceStore } from '../../../stores/moderation/grievance-store';
import { TicketStore } from '../../../stores/moderation/ticket-store';
import { withAmbience } from '../shared/ambience-wire';
import { SITE_WIRE } from '../shared/site-wire';

export const grievancesModule = new ContainerModule(({ bind }) => {
  bind(GrievancesPort).toResolvedValue(
    (wire, device) => grievances(grievanceClient(withAmbience(wire, siteAmbience)(device))),
    [SITE_WIRE, Device],
  );
  bind(GrievanceDraft).toResolvedValue((texts) => new GrievanceDraft(texts.drafts), [MemberTexts]);
  bind(GrievanceStore).toResolvedValue(
    (port, random, draft) => new GrievanceStore(port, random, draft),
    [GrievancesPort, Random, GrievanceDraft],
  );
  bind(TicketStore).toResolvedValue((port) => new TicketStore(port), [GrievancesPort]);
});
