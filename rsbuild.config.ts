import { defineConfig } from '@rsbuild/core';
import { pluginReact } from '@rsbuild/plugin-react';
import { extensionsIn, languageOf } from './scripts/setup/language.mjs';
import { appIcons } from './scripts/web/app-icons';
import { chunkFiles } from './scripts/web/chunk-files';
import { shortClassNames } from './scripts/web/class-names';
import { precompressed } from './scripts/web/precompressed';
import { pureRouter } from './scripts/web/pure-router';
import { renderedArt } from './scripts/web/rendered-art';

const WEB = 'dist/web';
const production = process.env.NODE_ENV === 'production';
const short = shortClassNames(new URL('./src', import.meta.url).pathname);
const fakes = process.env.FAKES === '1';
/** The router names its development build everywhere; this one does without the warnings for developers. */
const router = new URL('./node_modules/react-router/dist/production/', import.meta.url).pathname;
const assets = { js: 'assets', jsAsync: 'assets', css: 'assets', cssAsync: 'assets' } as const;

/** Two builds of one app: what browsers load, and what the server renders pages with. */
export default defineConfig({
  // Only the development server brings along what swaps modules in a page; a built page would stop at the first of them.
  plugins: [pluginReact({ fastRefresh: fakes })],
  source: { define: { 'process.env.FAKES': JSON.stringify(fakes ? '1' : '') } },
  server: {
    host: '127.0.0.1',
    port: Number(process.env.PORT ?? 3000),
    historyApiFallback: true,
    publicDir: { name: 'src/app/public' },
    setup: fakes ? [renderedArt] : [],
  },
  resolve: { extensions: extensionsIn(languageOf(process.env)) },
  output: {
    // The oldest browsers with popovers; what they lack is not shipped to anybody.
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
    web: {
      source: {
        entry: {
          index: fakes ? './src/app/main-fakes.tsx' : './src/app/main.tsx',
          // Stands in rendered pages only, before all else; the server knows its place (src/server/pages/document.ts).
          'early-presses': { import: './src/app/early-presses.ts', html: false },
        },
      },
      html: { mountId: 'root', title: 'Humkaar', meta: { viewport: 'width=device-width, initial-scale=1' } },
      resolve: {
        alias: production
          ? { 'react-router$': `${router}index.mjs`, 'react-router/dom$': `${router}dom-export.mjs` }
          : {},
      },
      output: {
        target: 'web',
        distPath: { root: WEB, ...assets, font: 'assets', svg: 'assets', image: 'assets', assets: 'assets' },
        filename: {
          js: '[name].[contenthash:8].js',
          css: '[name].[contenthash:8].css',
          font: '[name].[contenthash:8][ext]',
          svg: '[name].[contenthash:8].svg',
        },
        dataUriLimit: 0,
        minify: { jsOptions: { minimizerOptions: { compress: { passes: 3, drop_console: production } } } },
      },
      plugins: [pureRouter, chunkFiles(WEB), appIcons(WEB), precompressed(WEB)],
      splitChunks: {
        preset: 'none',
        // A file of its own costs a dictionary of its own and a place in the first script.
        minSize: 400_000,
        cacheGroups: {
          packages: { test: /node_modules/, chunks: 'initial', name: 'packages', enforce: true, priority: 1 },
        },
      },
      tools: {
        cssExtract: { pluginOptions: { chunkFilename: 'assets/[id].[fullhash:8].css' } },
        rspack: {
          // Chunks go by name and carry the hash of the whole build, so the first script need not know each one's.
          optimization: { chunkIds: 'named', mangleExports: 'size' },
          output: {
            chunkFilename: 'assets/[id].[fullhash:8].js',
            trustedTypes: { policyName: 'chunks' },
            crossOriginLoading: false,
          },
        },
      },
    },
    ...(!fakes && {
      render: {
        source: { entry: { render: './src/app/render.tsx' } },
        output: {
          target: 'node' as const,
          distPath: { root: 'dist/render', font: 'assets', svg: 'assets', image: 'assets', assets: 'assets' },
          filename: {
            js: '[name].js',
            font: '[name].[contenthash:8][ext]',
            svg: '[name].[contenthash:8].svg',
          },
          dataUriLimit: 0,
          minify: false,
          emitAssets: false,
        },
      },
    }),
  },
});
