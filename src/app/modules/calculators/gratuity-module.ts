import { ContainerModule } from 'inversify';
import { GratuityStore } from '../../../stores/calculators/gratuity-store';

export const gratuityModule = new ContainerModule(({ bind }) => {
  bind(GratuityStore).toResolvedValue(() => new GratuityStore());
});
