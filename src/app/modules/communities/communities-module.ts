import { ContainerModule } from 'inversify';
import { CommunitiesPort } from '../../../core/communities/communities-port';
import { CurrentSession } from '../../../core/login/current-session';
import { CommunitiesStore } from '../../../stores/communities/communities-store';

export const communitiesModule = new ContainerModule(({ bind }) => {
  bind(CommunitiesStore).toResolvedValue(
    (communities, current) => new CommunitiesStore(communities, current),
    [CommunitiesPort, CurrentSession],
  );
});
