import type { RsbuildConfig } from '@rsbuild/core';
import { jaali } from '../../src/core/shared/jaali';
import { kolam } from '../../src/core/shared/kolam';
import { mark } from '../../src/core/shared/mark';
import { rosette } from '../../src/core/shared/rosette';
import { scene } from '../../src/core/shared/scene';

type Setup = Extract<
  NonNullable<NonNullable<RsbuildConfig['server']>['setup']>,
  (...args: never[]) => unknown
>;

const ART = { kolam, mark, jaali, scene, rosette };
const PATH =
  /^\/(?:art\/(kolam|mark|jaali|scene|rosette)\/|alpha\/(?:company|colleges)\/photos\/logos\/)([^/?]+)\.(?:svg|jpg)/;

/** The pictures that the server would draw, for the web app on fakes. */
export const renderedArt: Setup = ({ server }) => {
  server.middlewares.use((request, response, next) => {
    const [, kind = 'mark', seed] = PATH.exec(request.url ?? '') ?? [];
    if (seed === undefined) return next();
    response.setHeader('content-type', 'image/svg+xml');
    response.end(ART[kind as keyof typeof ART](decodeURIComponent(seed)));
  });
};
