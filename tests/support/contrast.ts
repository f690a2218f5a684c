export type Rgb = readonly [number, number, number];

/** Linear-light sRGB of an OKLCH colour, clipped to the gamut. */
function linearFromOklch(lightness: number, chroma: number, hue: number): Rgb {
  const angle = (hue * Math.PI) / 180;
  const a = chroma * Math.cos(angle);
  const b = chroma * Math.sin(angle);
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const clip = (value: number) => Math.min(1, Math.max(0, value));
  return [
    clip(4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s),
    clip(-1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s),
    clip(-0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s),
  ];
}

const luminance = ([red, green, blue]: Rgb) => 0.2126 * red + 0.7152 * green + 0.0722 * blue;

/** The `--color-` tokens of a stylesheet, in linear light. */
export function colourTokens(css: string): Record<string, Rgb> {
  const pattern = /--color-([\w-]+):\s*oklch\(([\d.]+) ([\d.]+) ?([\d.]*)\)/g;
  return Object.fromEntries(
    [...css.matchAll(pattern)].map(([, name, lightness, chroma, hue]) => [
      name,
      linearFromOklch(Number(lightness), Number(chroma), Number(hue)),
    ]),
  );
}

/** The WCAG contrast ratio of two colours, from 1 to 21. */
export function contrast(one: Rgb, other: Rgb): number {
  const [dark, light] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
  return ((light ?? 0) + 0.05) / ((dark ?? 0) + 0.05);
}
