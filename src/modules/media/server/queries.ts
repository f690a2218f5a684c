/** What a document says of a picture. */
export interface Picture {
  hash: string;
  width: number;
  height: number;
  placeholder: string | null;
}
