/** Colours as `#rrggbb`, changed in OKLCH so that a lighter red stays the same red. */

export const paper = {
  blanc: '#ffffff',
  lait: '#f9fbf6',
  brume: '#f0f4ea',
  brume2: '#e2e9db',
  trait: '#cdd8ca',
  encre: '#0e241a',
  encre2: '#394d42',
  encre3: '#55695d',
  sapin800: '#073723',
  sapin700: '#0d4f31',
  sapin600: '#196840',
  sapin300: '#9ad5a5',
  sapin100: '#dcf2df',
  beurre300: '#f8dd78',
  beurre200: '#fdeeac',
  beurre100: '#fdf7d5',
  tomate500: '#ef4a2f',
  tomate100: '#ffe6e2',
  ciel100: '#dff2fd',
  lilas: '#e6def2',
  rose: '#fbd9d6',
  cream: '#fbfaf3',
  shade: '#06140d',
} as const;

interface Oklch {
  lightness: number;
  chroma: number;
  hue: number;
}

function linear(hex: string): [number, number, number] {
  const channel = (at: number) => {
    const value = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  };
  return [channel(1), channel(3), channel(5)];
}

function toOklch(hex: string): Oklch {
  const [r, g, b] = linear(hex);
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  const a = 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s;
  const c = 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s;
  return {
    lightness: 0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    chroma: Math.hypot(a, c),
    hue: Math.atan2(c, a),
  };
}

function fromOklch({ lightness, chroma, hue }: Oklch): string {
  const [a, b] = [chroma * Math.cos(hue), chroma * Math.sin(hue)];
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const channels = [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ];
  const hex = channels.map((channel) => {
    const gamma = channel <= 0.0031308 ? 12.92 * channel : 1.055 * channel ** (1 / 2.4) - 0.055;
    return Math.round(Math.max(0, Math.min(1, gamma || 0)) * 255)
      .toString(16)
      .padStart(2, '0');
  });
  return `#${hex.join('')}`;
}

/** Adds `amount` to the OKLCH lightness (0–1); negative darkens. */
export function lighten(hex: string, amount: number): string {
  const colour = toOklch(hex);
  return fromOklch({
    ...colour,
    lightness: Math.max(0, Math.min(1, colour.lightness + amount)),
  });
}

export function mix(from: string, to: string, share: number): string {
  const part = (at: number) => {
    const [a, b] = [from, to].map((hex) => Number.parseInt(hex.slice(at, at + 2), 16));
    return Math.round((a ?? 0) + ((b ?? 0) - (a ?? 0)) * share)
      .toString(16)
      .padStart(2, '0');
  };
  return `#${part(1)}${part(3)}${part(5)}`;
}

/** WCAG contrast ratio, 1–21. */
export function contrast(one: string, other: string): number {
  const luminance = (hex: string) => {
    const [r, g, b] = linear(hex);
    return 0.2126 * r + 0.7152 * g + 0.0722 * b;
  };
  const [low, high] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return ((high ?? 0) + 0.05) / ((low ?? 0) + 0.05);
}

/** Ink or white, whichever reads better on `ground`. */
export function textOn(ground: string): string {
  return contrast(ground, paper.encre) >= contrast(ground, paper.blanc) ? paper.encre : paper.blanc;
}
