import { ContainerModule } from 'inversify';
import { Clock } from '../../../core/shared/clock';
import { Cookies } from '../../../core/shared/cookies';
import { Random } from '../../../core/shared/random';
import { Storage } from '../../../core/shared/storage';
import { Timers } from '../../../core/shared/timers';
import { Connectivity } from '../../../core/shell/connectivity';
import { Device } from '../../../core/shell/device';
import { InFlight } from '../../../core/shell/in-flight';
import { Catalogue } from '../../../core/shell/messages';
import { TabStorage } from '../../../core/shell/tab-storage';

/** The ports that are not services, such as clock, random, storage and device. */
export interface Environment {
  readonly clock: Clock;
  readonly cookies: Cookies;
  readonly storage: Storage;
  readonly tabStorage: TabStorage;
  readonly timers: Timers;
  readonly random: Random;
  readonly device: Device;
  readonly connectivity: Connectivity;
  readonly inFlight: InFlight;
  readonly catalogue: Catalogue;
}

export const environmentModule = (environment: Environment): ContainerModule =>
  new ContainerModule(({ bind }) => {
    bind(Clock).toConstantValue(environment.clock);
    bind(Cookies).toConstantValue(environment.cookies);
    bind(Storage).toConstantValue(environment.storage);
    bind(TabStorage).toConstantValue(environment.tabStorage);
    bind(Timers).toConstantValue(environment.timers);
    bind(Random).toConstantValue(environment.random);
    bind(Device).toConstantValue(environment.device);
    bind(Connectivity).toConstantValue(environment.connectivity);
    bind(InFlight).toConstantValue(environment.inFlight);
    bind(Catalogue).toConstantValue(environment.catalogue);
  });
