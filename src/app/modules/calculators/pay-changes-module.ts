import { ContainerModule } from 'inversify';
import { PayChangesStore } from '../../../stores/calculators/pay-changes-store';

export const payChangesModule = new ContainerModule(({ bind }) => {
  bind(PayChangesStore).toResolvedValue(() => new PayChangesStore());
});
