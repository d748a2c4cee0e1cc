/**
 * Replaces MobX in the build that renders pages: the stores of a page are read once, after they are loaded, so nothing
 * observes them (rsbuild.config.ts).
 */

type Method = (...inputs: unknown[]) => unknown;

const methodsOf = new Map<object, readonly string[]>();

function readMethods(prototype: object): readonly string[] {
  const found = Object.entries(Object.getOwnPropertyDescriptors(prototype)).flatMap(([name, { value }]) =>
    typeof value === 'function' && name !== 'constructor' ? [name] : [],
  );
  methodsOf.set(prototype, found);
  return found;
}

export function makeAutoObservable<Store extends object>(
  store: Store,
  _annotations?: object,
  options?: { readonly autoBind?: boolean },
): Store {
  if (!options?.autoBind) return store;
  const prototype: object = Object.getPrototypeOf(store);
  const methods = store as Record<string, Method>;
  for (const name of methodsOf.get(prototype) ?? readMethods(prototype))
    methods[name] = (methods[name] as Method).bind(store);
  return store;
}

export const makeObservable = <Store extends object>(store: Store): Store => store;
export const runInAction = <Value>(change: () => Value): Value => change();
export const reaction = () => () => undefined;
export const computed = () => undefined;
export const action = undefined;
export const observableRef = undefined;
export const observableShallow = undefined;

/** From mobx-react-lite. */
export const observer = <Component>(component: Component): Component => component;
