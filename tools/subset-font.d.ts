declare module 'subset-font' {
  interface Options {
    targetFormat?: 'sfnt' | 'truetype' | 'woff' | 'woff2';
    variationAxes?: Record<string, number | { min?: number; max?: number; default?: number }>;
  }
  /** Keeps only the letters of `text`; axes named are pinned or narrowed. */
  export default function subsetFont(
    font: Buffer,
    text: string | null,
    options?: Options,
  ): Promise<Buffer>;
}
