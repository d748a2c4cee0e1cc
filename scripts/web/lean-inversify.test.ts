import { readdirSync, readFileSync } from 'node:fs';
import { build, type Plugin } from 'esbuild';
import { expect, it } from 'vitest';
import { LEAN_FILES, leanFile } from './lean-inversify';

const packages = new URL('../../node_modules/@inversifyjs/', import.meta.url).pathname;
const files = ['core', 'container'].flatMap((name) =>
  readdirSync(`${packages}${name}/lib`, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.js'))
    .map((file) => `${packages}${name}/lib/${file}`),
);

it('each file that the build replaces is in the installed inversify and exports only its own name', () => {
  const replaced = files.filter((file) => leanFile(file) !== undefined);
  const names = replaced.map((file) => /(\w+)\.js$/.exec(file)?.[1]);
  expect(names.toSorted()).toEqual([...LEAN_FILES].toSorted());
  for (const [index, file] of replaced.entries()) {
    const code = readFileSync(file, 'utf8');
    const exported = [...code.matchAll(/^export (?:async )?(?:function\*?|class|const|let|var) (\w+)/gm)];
    expect(
      exported.map(([, name]) => name),
      file,
    ).toEqual([names[index]]);
    expect(code, file).not.toMatch(/^export [{*]/m);
  }
});

it('every binding of the app has a factory or a value, as the build needs', () => {
  const sources = new URL('../../src/app/', import.meta.url);
  const others = readdirSync(sources, { recursive: true, encoding: 'utf8' })
    .filter((file) => /(?<!\.test)\.tsx?$/.test(file))
    .filter((file) =>
      /\.(?:to|toSelf|toService|toDynamicValue|toFactory|onActivation|onDeactivation|unbind|rebind|unload|snapshot|restore|register)\((?!\))/.test(
        readFileSync(new URL(file, sources), 'utf8'),
      ),
    );
  expect(others, 'use toResolvedValue or toConstantValue').toEqual([]);
});

it('a container of the build creates what depends on none to five others, once, and finds those of its parent', async () => {
  const { results } = await runLean(`
    const parent = new Inversify({ defaultScope: 'Singleton' });
    const names = ['a', 'b', 'c', 'd', 'e', 'f'];
    let created = 0;
    parent.load(new ContainerModule(({ bind }) => {
      for (const [count, name] of names.entries())
        bind(name).toResolvedValue((...parts) => { created++; return name + parts.join(''); }, names.slice(0, count));
    }));
    const child = new Inversify({ parent, defaultScope: 'Singleton' });
    child.bind('own').toConstantValue(0);
    child.bind('both').toResolvedValue((f, own) => [f, own], ['f', 'own']);
    const failed = (() => { try { child.get('missing'); } catch (error) { return error.name; } })();
    export const results = [child.get('both'), parent.get('c'), created, child.isBound('f'), parent.isBound('own'), failed];
  `);
  const c = 'caba';
  const d = `d${['a', 'ba', c].join('')}`;
  const e = `e${['a', 'ba', c, d].join('')}`;
  const f = `f${['a', 'ba', c, d, e].join('')}`;
  expect(results).toEqual([[f, 0], c, 6, true, false, 'Error']);
});

/** Runs code with inversify as the build leaves it. */
async function runLean(code: string): Promise<{ readonly results: unknown }> {
  const lean: Plugin = {
    name: 'lean',
    setup({ onLoad, onResolve }) {
      onResolve({ filter: /^reflect-metadata\/lite$/ }, () => ({ path: 'none', namespace: 'none' }));
      onLoad({ filter: /.*/, namespace: 'none' }, () => ({ contents: '' }));
      onLoad({ filter: /@inversifyjs/ }, ({ path }) => {
        const contents = leanFile(path);
        return contents === undefined ? undefined : { contents };
      });
    },
  };
  const { outputFiles } = await build({
    stdin: {
      contents: `import { Container as Inversify, ContainerModule } from 'inversify';\n${code}`,
      resolveDir: import.meta.dirname,
    },
    ...{ bundle: true, format: 'esm', write: false, plugins: [lean] },
  });
  const [bundle] = outputFiles;
  return import(`data:text/javascript;base64,${Buffer.from(bundle?.text ?? '').toString('base64')}`);
}
