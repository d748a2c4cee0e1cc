import { type BindToFluentSyntax, Container, type ContainerModule, type ServiceIdentifier } from 'inversify';

/** Returns the instance of a binding; makes it on the first call. */
type Instance = () => unknown;

/**
 * The container of one rendered page, with the bindings that the modules use: constants, resolved values and classes
 * without dependencies, all singletons. It lives for a few milliseconds; Inversify's plans pay off only later.
 */
export class PageContainer extends Container {
  readonly #instances = new Map<ServiceIdentifier, Instance>();

  override bind<T>(token: ServiceIdentifier<T>): BindToFluentSyntax<T> {
    const set = (instance: Instance) => void this.#instances.set(token, instance);
    const binding = {
      toConstantValue: (value: T) => set(() => value),
      toResolvedValue: (make: (...parts: unknown[]) => T, tokens: readonly ServiceIdentifier[] = []) =>
        set(once(() => make(...tokens.map((part) => this.get(part))))),
      toSelf: () => set(once(() => new (token as new () => T)())),
    };
    return binding as unknown as BindToFluentSyntax<T>;
  }

  override isBound(token: ServiceIdentifier): boolean {
    return this.#instances.has(token);
  }

  override get<T>(token: ServiceIdentifier<T>): T {
    const instance = this.#instances.get(token);
    if (!instance) throw new Error(`Nothing is bound to ${String(token)}.`);
    return instance() as T;
  }

  override load(...modules: readonly ContainerModule[]): void {
    const loading = {
      bind: <T>(token: ServiceIdentifier<T>) => this.bind<T>(token),
      isBound: (token: ServiceIdentifier) => this.isBound(token),
    };
    for (const module of modules) void module.load(loading as Parameters<ContainerModule['load']>[0]);
  }
}

function once(make: Instance): Instance {
  let made: { readonly value: unknown } | undefined;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}
