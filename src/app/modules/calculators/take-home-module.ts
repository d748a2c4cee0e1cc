import { ContainerModule } from 'inversify';
import { TakeHomeStore } from '../../../stores/calculators/take-home-store';

export const takeHomeModule = new ContainerModule(({ bind }) => {
  bind(TakeHomeStore).toResolvedValue(() => new TakeHomeStore());
});
