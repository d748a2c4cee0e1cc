import { ContainerModule } from 'inversify';
import { GratuityStore } from '../../stores/gratuity-store';
import { HouseRentStore } from '../../stores/house-rent-store';
import { SalaryHikeStore } from '../../stores/salary-hike-store';
import { TakeHomeStore } from '../../stores/take-home-store';

export const calculatorsModule = new ContainerModule(({ bind }) => {
  bind(TakeHomeStore).toSelf();
  bind(GratuityStore).toSelf();
  bind(HouseRentStore).toSelf();
  bind(SalaryHikeStore).toSelf();
});
