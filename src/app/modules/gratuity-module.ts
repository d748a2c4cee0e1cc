import { ContainerModule } from 'inversify';
import { GratuityStore } from '../../stores/gratuity-store';

export const gratuityModule = new ContainerModule(({ bind }) => {
  bind(GratuityStore).toSelf();
});
