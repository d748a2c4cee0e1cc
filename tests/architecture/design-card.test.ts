import { existsSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { CONTRACT_BASES } from './contract-bases';
import { IMPORT_TABLE } from './import-table';
import { readText } from './source-file';

const CARD = [
  'react',
  'react-dom',
  'react-router',
  'inversify',
  'reflect-metadata',
  'mobx',
  'mobx-react-lite',
  'openapi-typescript',
  'openapi-fetch',
  'socket.io-client',
  '@rsbuild/core',
  'vitest',
  '@testing-library/react',
  '@playwright/test',
];
const TOP = [
  'src',
  'openapi',
  'scripts',
  'tests',
  'rsbuild.config.ts',
  'package.json',
  'tsconfig.json',
  'README.md',
];
const ROOT = new URL('../../', import.meta.url).pathname;

const manifest = JSON.parse(readText('package.json')) as Record<string, Record<string, string>>;

describe('the binding design card', () => {
  it('[R-865] the named packages are the ones installed, at exact versions', () => {
    const versions = { ...manifest.dependencies, ...manifest.devDependencies };
    expect(CARD.filter((name) => !versions[name])).toEqual([]);
    expect(
      Object.entries(versions).filter(([, version]) => !/^(npm:\w+@)?\d+\.\d+\.\d+$/.test(version)),
    ).toEqual([]);
  });

  it('[R-866] the top-level folders of the card exist', () => {
    expect(TOP.filter((name) => !existsSync(`${ROOT}${name}`))).toEqual([]);
  });

  it('the map shows the import table that is executed', () => {
    const map = readText('src/README.md');
    for (const [layer, { layers, packages }] of Object.entries(IMPORT_TABLE)) {
      const row = map.split('\n').find((line) => line.startsWith(`| ${layer} |`)) ?? '';
      for (const word of [...layers, ...packages.filter((name) => name !== '*')]) expect(row).toContain(word);
    }
  });

  it('every service with JSON answers is guarded against hand-written addresses', () => {
    expect(CONTRACT_BASES).toContain('/feed-services');
  });
});
