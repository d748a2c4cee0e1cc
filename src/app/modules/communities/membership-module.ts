import { ContainerModule } from 'inversify';
import { MembershipStore } from '../../../stores/communities/membership-store';
import { bindMembership } from './bind-membership';

export const membershipModule = new ContainerModule(({ bind, isBound }) => {
  if (!isBound(MembershipStore)) bindMembership(bind);
});
