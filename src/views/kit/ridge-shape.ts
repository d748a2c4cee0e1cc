import type { RidgePoint } from './ridge';

export interface RidgeScale {
  /** In percent of the width. */
  readonly x: (value: number) => number;
  /** In percent of the height, from the top. */
  readonly y: (count: number) => number;
  readonly heightAt: (points: readonly RidgePoint[], value: number) => number;
}

const short = (value: number): string => value.toFixed(2);

/** The last digits differ between the engines of the server and the browser and are not visible. */
const rounded = (value: number): number => Math.round(value * 1000) / 1000;

/** Scales the outline to a 100 by 100 square, for any units. */
export function scaleOf(points: readonly RidgePoint[]): RidgeScale {
  const low = points.at(0)?.x ?? 0;
  const width = (points.at(-1)?.x ?? 1) - low || 1;
  const top = Math.max(...points.map((point) => point.y), Number.MIN_VALUE);
  const y = (count: number) => rounded(100 - (count / top) * 100);
  return {
    x: (value) => rounded(Math.min(100, Math.max(0, ((value - low) / width) * 100))),
    y,
    heightAt: (all, value) => y(countAt(all, value)),
  };
}

export function countAt(points: readonly RidgePoint[], value: number): number {
  const after = points.findIndex((point) => point.x >= value);
  const right = points[after];
  const left = points[after - 1];
  if (!right) return points.at(-1)?.y ?? 0;
  if (!left) return right.y;
  return left.y + ((value - left.x) / (right.x - left.x || 1)) * (right.y - left.y);
}

const place = (point: RidgePoint, scale: RidgeScale): string =>
  `${short(scale.x(point.x))},${short(scale.y(point.y))}`;

export const curve = (points: readonly RidgePoint[], scale: RidgeScale): string =>
  points.map((point, index) => `${index === 0 ? 'M' : 'L'}${place(point, scale)}`).join('');

export function area(
  points: readonly RidgePoint[],
  scale: RidgeScale,
  [from, to]: readonly [number, number] = [points.at(0)?.x ?? 0, points.at(-1)?.x ?? 0],
): string {
  const inside = [
    { x: from, y: countAt(points, from) },
    ...points.filter((point) => point.x > from && point.x < to),
    { x: to, y: countAt(points, to) },
  ];
  return `${curve(inside, scale)}L${short(scale.x(to))},100L${short(scale.x(from))},100z`;
}

/** Kernel density estimate: each value contributes a bell curve of width `spread`. */
export function density(
  values: readonly number[],
  spread: number,
  [low, high]: readonly [number, number],
): readonly RidgePoint[] {
  const steps = 96;
  return Array.from({ length: steps + 1 }, (_, step) => {
    const x = low + ((high - low) * step) / steps;
    return { x, y: values.reduce((sum, value) => sum + Math.exp(-0.5 * ((x - value) / spread) ** 2), 0) };
  });
}
