declare module 'fontkit' {
  /** A parsed font; pdfkit accepts it in place of font bytes. */
  export interface Font {
    readonly postscriptName: string;
  }
  export function create(bytes: Uint8Array): Font;
}
