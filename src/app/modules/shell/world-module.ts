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
export interface World {
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

export const worldModule = (world: World): ContainerModule =>
  new ContainerModule(({ bind }) => {
    bind(Clock).toConstantValue(world.clock);
    bind(Cookies).toConstantValue(world.cookies);
    bind(Storage).toConstantValue(world.storage);
    bind(TabStorage).toConstantValue(world.tabStorage);
    bind(Timers).toConstantValue(world.timers);
    bind(Random).toConstantValue(world.random);
    bind(Device).toConstantValue(world.device);
    bind(Connectivity).toConstantValue(world.connectivity);
    bind(InFlight).toConstantValue(world.inFlight);
    bind(Catalogue).toConstantValue(world.catalogue);
  });
