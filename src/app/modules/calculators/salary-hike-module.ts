import { ContainerModule } from 'inversify';
import { SalaryHikeStore } from '../../../stores/calculators/salary-hike-store';

export const salaryHikeModule = new ContainerModule(({ bind }) => {
  bind(SalaryHikeStore).toResolvedValue(() => new SalaryHikeStore());
});
