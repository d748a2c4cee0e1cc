export interface Crop {
  /** 1 shows as much as fits, 3 a third of that. */
  readonly zoom: number;
  /** From 0, the left or upper edge, to 1. */
  readonly across: number;
  readonly down: number;
}

export interface Square {
  readonly left: number;
  readonly top: number;
  readonly side: number;
}

export const WHOLE: Crop = { zoom: 1, across: 0.5, down: 0.5 };

const within = (value: number, from: number, to: number): number => Math.min(to, Math.max(from, value));

/** Always inside the picture. */
export function squareOf(picture: { readonly width: number; readonly height: number }, crop: Crop): Square {
  const side = Math.min(picture.width, picture.height) / within(crop.zoom, 1, 3);
  return {
    side,
    left: (picture.width - side) * within(crop.across, 0, 1),
    top: (picture.height - side) * within(crop.down, 0, 1),
  };
}
