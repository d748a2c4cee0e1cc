import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { RsbuildPlugin } from '@rsbuild/core';

const WORTH_IT = /\.(js|css|svg|json)$/;
const SMALL = 200;

/** Writes a brotli and a gzip copy next to every text file, so that no request waits for compression. */
export const precompressed = (webRoot: string): RsbuildPlugin => ({
  name: 'precompressed',
  setup(api) {
    api.onAfterBuild(async ({ isWatch }) => {
      if (isWatch) return;
      const files = readdirSync(webRoot, { recursive: true, encoding: 'utf8' });
      await Promise.all(
        files.filter((file) => WORTH_IT.test(file)).map((file) => compress(join(webRoot, file))),
      );
    });
  },
});

async function compress(file: string): Promise<void> {
  const bytes = readFileSync(file);
  if (bytes.length < SMALL) return;
  const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } };
  writeFileSync(`${file}.br`, await promisify(brotliCompress)(bytes, quality));
  writeFileSync(`${file}.gz`, await promisify(gzip)(bytes, { level: 9 }));
}
