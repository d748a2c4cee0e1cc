type Channels = readonly [number, number, number];

const channels = (hex: string): Channels => [
  Number.parseInt(hex.slice(1, 3), 16),
  Number.parseInt(hex.slice(3, 5), 16),
  Number.parseInt(hex.slice(5, 7), 16),
];

const hex = (values: Channels): string =>
  `#${values.map((value) => Math.round(value).toString(16).padStart(2, '0')).join('')}`;

/** Multiplies two colours, like ink printed on ink. */
export function printed(over: string, under: string): string {
  const [a, b] = [channels(over), channels(under)];
  return hex([(a[0] * b[0]) / 255, (a[1] * b[1]) / 255, (a[2] * b[2]) / 255]);
}

/** A colour over another one, with an opacity from 0 to 1. */
export function mix(under: string, over: string, opacity: number): string {
  const [a, b] = [channels(under), channels(over)];
  const at = (index: 0 | 1 | 2) => a[index] + (b[index] - a[index]) * opacity;
  return hex([at(0), at(1), at(2)]);
}

/** Hue in degrees, saturation and lightness from 0 to 1. */
export function fromHue(hue: number, saturation: number, lightness: number): string {
  const reach = saturation * Math.min(lightness, 1 - lightness);
  const channel = (offset: number) => {
    const step = (offset + hue / 30) % 12;
    return 255 * (lightness - reach * Math.max(-1, Math.min(step - 3, 9 - step, 1)));
  };
  return hex([channel(0), channel(8), channel(4)]);
}

const linear = (value: number): number => {
  const share = value / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
};

const luminance = (colour: string): number => {
  const [red, green, blue] = channels(colour);
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
};

/** Contrast ratio of two colours, from 1 to 21 (WCAG 2). */
export function contrast(first: string, second: string): number {
  const [a, b] = [luminance(first), luminance(second)];
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
}
