import 'reflect-metadata/lite';
import { Container, type ServiceIdentifier } from 'inversify';
import type { Wire } from '../adapters/http/runtime';
import { OutboxPort } from '../core/posts/outbox-port';
import { ShellExtras } from '../core/shell/shell-extras';
import type { Resolve, Token } from '../views/use-store';
import { communitiesModule } from './modules/communities/communities-module';
import { feedModule } from './modules/feed/feed-module';
import { sessionModule } from './modules/login/session-module';
import { votingModule } from './modules/posts/voting-module';
import { type Environment, environmentModule } from './modules/shell/environment-module';
import { servicesModule } from './modules/shell/services-module';
import { shellModule } from './modules/shell/shell-module';
import { outbox } from './outbox-port';
import { shellExtras } from './shell-extras';

export function makeContainer(
  wire: Wire,
  environment: Environment,
  container = new Container({ defaultScope: 'Singleton' }),
): Container {
  container.load(environmentModule(environment), servicesModule(wire), sessionModule, shellModule);
  container.bind(ShellExtras).toConstantValue(shellExtras(container, wire));
  container.bind(OutboxPort).toConstantValue(outbox(container));
  container.load(votingModule, feedModule, communitiesModule);
  return container;
}

/** Remembers what it resolved: a view asks with every render, and everything is a singleton. */
export function resolverOf(container: Container): Resolve {
  const resolved = new Map<ServiceIdentifier, unknown>();
  return <T>(token: Token<T>): T => {
    const known = resolved.get(token) as T | undefined;
    if (known !== undefined) return known;
    const found = container.get(token as ServiceIdentifier<T>);
    resolved.set(token, found);
    return found;
  };
}
