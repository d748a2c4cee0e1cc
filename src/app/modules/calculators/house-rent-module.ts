import { ContainerModule } from 'inversify';
import { HouseRentStore } from '../../../stores/calculators/house-rent-store';

export const houseRentModule = new ContainerModule(({ bind }) => {
  bind(HouseRentStore).toResolvedValue(() => new HouseRentStore());
});
