/** The layers and packages each layer of src may import. src/README.md shows the same table. */
export interface Allowance {
  readonly layers: readonly string[];
  /** Package names; `*` is any. A Node package begins with `node:`. */
  readonly packages: readonly string[];
  readonly wayOut: string;
}

export const IMPORT_TABLE: Readonly<Record<string, Allowance>> = {
  core: {
    layers: [],
    packages: [],
    wayOut: 'core is framework-free: add a port in src/core/<area> and let an adapter implement it.',
  },
  contracts: {
    layers: [],
    packages: [],
    wayOut: 'contracts are generated: change openapi/ and run npm run api.',
  },
  adapters: {
    layers: ['core', 'contracts'],
    packages: [
      'openapi-fetch',
      'socket.io-client',
      '@azure/msal-browser',
      '@noble/ciphers',
      '@noble/hashes',
      '@cloudflare/blindrsa-ts',
    ],
    wayOut:
      'An adapter implements a port of the core and knows no one who uses it: let the caller pass it in.',
  },
  stores: {
    layers: ['core'],
    packages: ['mobx'],
    wayOut: 'A store knows ports only: inject the port from src/core/<area>.',
  },
  views: {
    layers: ['core', 'stores'],
    packages: ['react', 'react-dom', 'react-router', 'mobx-react-lite', 'downshift', 'virtua'],
    wayOut: 'A view reads stores and core values: put the call into a store, behind a port.',
  },
  app: {
    layers: ['core', 'adapters', 'stores', 'views'],
    packages: ['*'],
    wayOut: 'The web app reaches the server through openapi/ only.',
  },
  server: {
    layers: ['core', 'contracts'],
    packages: ['*'],
    wayOut:
      'The server shares core and contracts with the web, nothing else: move the shared rule to src/core.',
  },
};

/** Parts of views that are stricter than their layer. */
export const INNER_IMPORT_RULES: readonly {
  readonly from: RegExp;
  readonly to: RegExp;
  readonly wayOut: string;
}[] = [
  {
    from: /^src\/views\/kit\//,
    to: /^src\/(stores\/|views\/(?!kit\/|styles\/))/,
    wayOut: 'The kit knows no store and no feature: pass what it shows as a property.',
  },
  {
    from: /^src\/views\//,
    to: /-screen$/,
    wayOut: 'A screen is opened by its route in src/app only: move the shared part to a separate file.',
  },
];
