import type { RsbuildPlugin } from '@rsbuild/core';

const FILE = /@inversifyjs[\\/](?:core|container)[\\/]lib[\\/].*[\\/](\w+)\.js$/;

/** Each is a file that exports one function or class of its own name; none runs without the features that it is part of. */
const LEFT_OUT: ReadonlySet<string> = new Set([
  // Bindings to classes and decorators: every binding has a factory or a value.
  'InstanceBindingNodeImplementation',
  'buildInstanceBinding',
  'getClassMetadata',
  'buildBuildServiceNodeOptionsFromClassElementMetadata',
  'tryBuildGetPlanOptionsFromManagedClassElementMetadata',
  // Code generated while the page runs, which the content security policy forbids.
  'buildNoActivationsResolvedValueBindingNodeResolverJit',
  // Other kinds of bindings and constraints.
  'DynamicValueBindingNode',
  'FactoryBindingNodeImplementation',
  'PlanServiceRedirectionBindingNodeImplementation',
  // Plugins, snapshots, removed bindings.
  'PluginManager',
  'SnapshotManager',
  'cloneBinding',
  'resolveBindingPreDestroy',
  'resolveBindingsDeactivations',
  'resolveModuleDeactivations',
  'resolveServiceDeactivations',
]);

/** The original counters are stored in reflect-metadata. */
const COUNTERS: ReadonlySet<string> = new Set(['getBindingId', 'getContainerModuleId']);

/** The names of all files that the build replaces. */
export const LEAN_FILES: readonly string[] = [...LEFT_OUT, ...COUNTERS];

/** Leaves out of inversify what bindings with factories never use (decision 222). */
export const leanInversify: RsbuildPlugin = {
  name: 'lean-inversify',
  setup(api) {
    api.transform({ test: FILE }, ({ code, resourcePath }) => leanFile(resourcePath) ?? code);
    api.modifyRspackConfig((config) => {
      config.resolve = {
        ...config.resolve,
        alias: { ...config.resolve?.alias, 'reflect-metadata/lite$': false },
      };
    });
  },
};

/** The file's content in the build; undefined where it is unchanged. */
export function leanFile(path: string): string | undefined {
  const name = FILE.exec(path)?.[1] ?? '';
  if (LEFT_OUT.has(name)) return `export class ${name} {}`;
  if (COUNTERS.has(name)) return `let id = 0; export const ${name} = () => id++;`;
  return undefined;
}
