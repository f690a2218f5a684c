/** A bucket of a storage that speaks S3. */
export interface BucketAccess {
  /** Its address, the name of the bucket in it. */
  url: string;
  region: string;
  key: string;
  secret: string;
  timeoutMs: number;
}

/** Where the files of the shop lie; plain data, so that another process can be told. */
export type FilePlace = { folder: string } | { bucket: BucketAccess };

export interface ListedFile {
  key: string;
  writtenMs: number;
}

/**
 * The files of the shop: drawn pictures, photos, what came with messages. A key is a path such as
 * `images/ab/abc`. Every method throws an outage (`kit/outage.ts`) while the place cannot be reached.
 */
export interface Files {
  readonly place: FilePlace;
  /** The bytes of a file; null where there is none. */
  read(key: string): Promise<Uint8Array<ArrayBuffer> | null>;
  /** Writes a file whole or not at all; what was there is replaced. */
  write(key: string, content: Uint8Array): Promise<void>;
  /** The keys that begin so, in no order; `prefix` names a whole folder at least: `images/`. */
  keys(prefix: string): Promise<string[]>;
  /** The same with the time each was written. */
  list(prefix: string): Promise<ListedFile[]>;
  /** Nothing happens where there is none. */
  remove(key: string): Promise<void>;
}
