import { defineConfig } from '@rsbuild/core';
import { pluginReact } from '@rsbuild/plugin-react';

export default defineConfig({
  root: import.meta.dirname,
  plugins: [pluginReact()],
  source: { entry: { index: './index.tsx' } },
  html: { title: 'floor', mountId: 'root' },
  output: {
    distPath: { root: '../../../dist/floor' },
    cleanDistPath: true,
    sourceMap: false,
    legalComments: 'none',
  },
});
