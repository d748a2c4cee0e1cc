import { builtinModules } from 'node:module';
import { at, type Rule } from '../rule';
import { isTest } from '../source-file';
import { importsOf, packageOf } from './imports';

export interface Manifest {
  readonly dependencies: Readonly<Record<string, string>>;
  readonly devDependencies: Readonly<Record<string, string>>;
}

const builtin = new Set(builtinModules);

const isOutside = (specifier: string): boolean =>
  !specifier.startsWith('.') && !specifier.startsWith('node:') && !specifier.startsWith('file:');

/** A deployment installs only dependencies, and a transitive package may disappear. */
export const packages = ({ dependencies, devDependencies }: Manifest): Rule => ({
  name: 'every imported package is in package.json, deployed ones as dependencies',
  reason: 'A package that another one happens to install disappears with it.',
  wayOut: 'Add it to package.json with its exact version, or use an existing package.',
  // These tools have a separate manifest.
  covers: (path) => !path.startsWith('tests/contract-tools/'),
  find: (file) =>
    importsOf(file)
      .filter(({ specifier, typeOnly }) => isOutside(specifier) && !typeOnly)
      .flatMap(({ node, specifier }) => {
        const name = packageOf(specifier);
        if (builtin.has(name)) return [at(file, node, `imports ${name} without node: before it.`)];
        const deployed = file.path.startsWith('src/') && !isTest(file.path);
        const request = deployed ? dependencies : { ...dependencies, ...devDependencies };
        return request[name] ? [] : [at(file, node, `imports ${name}.`)];
      }),
});
