declare module 'fontkit' {
  /** A face that was read; pdfkit takes it where it takes the bytes of one. */
  export interface Font {
    readonly postscriptName: string;
  }
  export function create(bytes: Uint8Array): Font;
}
