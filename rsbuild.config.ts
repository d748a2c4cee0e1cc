import { defineConfig, type EnvironmentConfig } from '@rsbuild/core';
import { pluginReact } from '@rsbuild/plugin-react';
import { appIcons } from './scripts/web/app-icons';
import { chunkFiles } from './scripts/web/chunk-files';
import { shortClassNames } from './scripts/web/class-names';
import { leanInversify } from './scripts/web/lean-inversify';
import { precompressed } from './scripts/web/precompressed';
import { pureRouter } from './scripts/web/pure-router';
import { renderedArt } from './scripts/web/rendered-art';

const WEB = 'dist/web';
const production = process.env.NODE_ENV === 'production';
const short = shortClassNames(new URL('./src', import.meta.url).pathname);
const fakes = process.env.FAKES === '1';
/** The router names its development build everywhere; this one does without the warnings for developers. */
const router = new URL('./node_modules/react-router/dist/production/', import.meta.url).pathname;
const routerFiles: Record<string, string> = production ? { 'react-router$': `${router}index.mjs` } : {};

const stillStores = new URL('./scripts/web/still-stores.ts', import.meta.url).pathname;

/** Translations replace the English text files; a text without a translation stays English. */
const HINDI = ['.hi.ts', '.ts', '.tsx', '.mjs', '.js', '.json'];
const extensions = (language: 'en' | 'hi') => (language === 'hi' ? { extensions: HINDI } : {});

/** What browsers load. Each language has its own scripts, in a folder below the English ones. */
const web = (language: 'en' | 'hi'): EnvironmentConfig => {
  const scripts = language === 'en' ? 'assets' : `assets/${language}`;
  return {
    source: {
      entry: {
        index: fakes ? './src/app/main-fakes.tsx' : './src/app/main.tsx',
        // The server puts its text into rendered pages (src/server/pages/document.ts).
        'early-presses': { import: './src/app/early-presses.ts', html: false },
      },
    },
    html: { mountId: 'root', title: 'Humkaar', meta: { viewport: 'width=device-width, initial-scale=1' } },
    resolve: { ...extensions(language), alias: routerFiles },
    output: {
      target: 'web',
      // The English build empties the folder for both.
      cleanDistPath: language === 'en',
      distPath: {
        root: WEB,
        ...{ js: scripts, jsAsync: scripts, css: scripts, cssAsync: scripts },
        ...{ font: 'assets', svg: 'assets', image: 'assets', assets: 'assets' },
      },
      filename: {
        js: '[name].[contenthash:8].js',
        css: '[name].[contenthash:8].css',
        font: '[name].[contenthash:8][ext]',
        svg: '[name].[contenthash:8].svg',
      },
      dataUriLimit: 0,
      minify: { jsOptions: { minimizerOptions: { compress: { passes: 3, drop_console: production } } } },
    },
    plugins: [
      pureRouter,
      leanInversify,
      chunkFiles(WEB, language),
      ...(language === 'en' ? [appIcons(WEB), precompressed(WEB)] : []),
    ],
    splitChunks: {
      preset: 'none',
      // A separate file costs its own compression dictionary and an entry in the first script.
      minSize: 400_000,
      cacheGroups: {
        packages: { test: /node_modules/, chunks: 'initial', name: 'packages', enforce: true, priority: 1 },
      },
    },
    tools: {
      ...(language === 'hi' && { htmlPlugin: false }),
      cssExtract: { pluginOptions: { chunkFilename: `${scripts}/[id].[fullhash:8].css` } },
      rspack: {
        // Chunks are named and carry the hash of the whole build, so the first script need not know each one's.
        optimization: { chunkIds: 'named', mangleExports: 'size' },
        output: {
          chunkFilename: `${scripts}/[id].[fullhash:8].js`,
          trustedTypes: { policyName: 'chunks' },
          crossOriginLoading: false,
        },
      },
    },
  };
};

/** What the server renders pages with. */
const render = (language: 'en' | 'hi'): EnvironmentConfig => ({
  source: { entry: { render: './src/app/render.tsx' } },
  resolve: {
    ...extensions(language),
    alias: { ...routerFiles, mobx$: stillStores, 'mobx-react-lite$': stillStores },
  },
  output: {
    target: 'node' as const,
    distPath: {
      root: language === 'en' ? 'dist/render' : `dist/render-${language}`,
      ...{ font: 'assets', svg: 'assets', image: 'assets', assets: 'assets' },
    },
    filename: { js: '[name].js', font: '[name].[contenthash:8][ext]', svg: '[name].[contenthash:8].svg' },
    dataUriLimit: 0,
    minify: false,
    emitAssets: false,
  },
});

/** Builds of one app: for browsers and for the server, in each language. Fakes need no server. */
export default defineConfig({
  // Only the development server swaps modules in an open page; a built page would fail at the first of them.
  plugins: [pluginReact({ fastRefresh: fakes })],
  source: { define: { 'process.env.FAKES': JSON.stringify(fakes ? '1' : '') } },
  server: {
    host: '127.0.0.1',
    port: Number(process.env.PORT ?? 3000),
    historyApiFallback: true,
    publicDir: { name: 'src/app/public' },
    setup: fakes ? [renderedArt] : [],
  },
  output: {
    // The oldest browsers with popovers; polyfills for older ones are not shipped.
    overrideBrowserslist: ['chrome >= 114', 'edge >= 114', 'firefox >= 125', 'safari >= 17', 'ios_saf >= 17'],
    sourceMap: { js: false },
    legalComments: 'none',
    cssModules: { localIdentName: '[name]-[local]-[hash:base64:4]' },
  },
  tools: {
    cssLoader: (options) => {
      if (production && options.modules && typeof options.modules === 'object') {
        options.modules.getLocalIdent = ({ resourcePath }, _, name) => short(resourcePath, name);
      }
      return options;
    },
  },
  environments: {
    web: web('en'),
    ...(!fakes && { render: render('en') }),
    ...(production && { webHindi: web('hi'), renderHindi: render('hi') }),
  },
});
