declare module 'subset-font' {
  interface Options {
    targetFormat?: 'sfnt' | 'truetype' | 'woff' | 'woff2';
    variationAxes?: Record<string, number | { min?: number; max?: number; default?: number }>;
  }
  /** Keeps only the characters of `text`; the named axes are pinned or limited. */
  export default function subsetFont(
    font: Buffer,
    text: string | null,
    options?: Options,
  ): Promise<Buffer>;
}
