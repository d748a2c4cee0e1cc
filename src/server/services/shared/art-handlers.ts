import type { operations } from '../../../contracts/art';
import { jaali } from '../../../core/shared/jaali';
import { kolam } from '../../../core/shared/kolam';
import { mark } from '../../../core/shared/mark';
import { rosette } from '../../../core/shared/rosette';
import { scene } from '../../../core/shared/scene';
import type { Handlers } from '../../http/handlers';

type Kind = operations['drawArt']['parameters']['path']['kind'];

const DRAW: Readonly<Record<Kind, (seed: string) => string>> = {
  kolam,
  mark,
  jaali: (seed) => jaali(seed),
  scene,
  rosette,
};

/** Pictures drawn from a seed; the same seed always gives the same picture. */
export const artHandlers = (): Handlers<operations> => ({
  drawArt: ({ path }) => picture(DRAW[path.kind](seedOf(path.file))),
  drawCompanyLogo: ({ path }) => picture(mark(seedOf(path.file))),
  drawCollegeLogo: ({ path }) => picture(mark(seedOf(path.file))),
});

const picture = (body: string) => ({ status: 200, body }) as const;

const seedOf = (file: string): string => file.replace(/\.\w+$/, '');
