import 'reflect-metadata/lite';
import { Container, type ServiceIdentifier } from 'inversify';
import type { Wire } from '../adapters/http/runtime';
import { OutboxPort } from '../core/posts/outbox-port';
import { ScreenExtras } from '../core/shell/screen-extras';
import { ShellExtras } from '../core/shell/shell-extras';
import type { Resolve } from '../views/use-store';
import { LaterModules } from './later-modules';
import { communitiesModule } from './modules/communities/communities-module';
import { feedModule } from './modules/feed/feed-module';
import { sessionModule } from './modules/login/session-module';
import { votingModule } from './modules/posts/voting-module';
import { type Environment, environmentModule } from './modules/shell/environment-module';
import { servicesModule } from './modules/shell/services-module';
import { shellModule } from './modules/shell/shell-module';
import { outbox } from './outbox-port';
import { shellExtras } from './shell-extras';

export function makeContainer(wire: Wire, environment: Environment): Container {
  const container = new Container({ defaultScope: 'Singleton' });
  container.load(environmentModule(environment), servicesModule(wire), sessionModule, shellModule);
  container.bind(ShellExtras).toConstantValue(shellExtras(container, wire));
  container.bind(ScreenExtras).toConstantValue(new LaterModules(container));
  container.bind(OutboxPort).toConstantValue(outbox(container));
  container.load(votingModule, feedModule, communitiesModule);
  return container;
}

export const resolverOf =
  (container: Container): Resolve =>
  (token) =>
    container.get(token as ServiceIdentifier<InstanceType<typeof token>>);
