import { SHARE_IMAGE } from '../pages/share-image-path';

export const { width: WIDTH, height: HEIGHT } = SHARE_IMAGE;
export const LEFT = 72;
export const WIDE = WIDTH - 2 * LEFT;

/** The colours of the dark panels, as in tokens.css. */
export const COLOURS = {
  board: '#0f2a23',
  board2: '#1a3c33',
  chalk: '#ffffff',
  chalk2: '#b9c6c0',
  gold: '#ffc02b',
  pine: '#3fa583',
} as const;
