/** An S3-compatible bucket. */
export interface BucketAccess {
  /** Its address, the name of the bucket in it. */
  url: string;
  region: string;
  key: string;
  secret: string;
  timeoutMs: number;
}

/** Where the shop's files are stored; plain data, so that it can be passed to another process. */
export type FilePlace = { folder: string } | { bucket: BucketAccess };

export interface ListedFile {
  key: string;
  writtenMs: number;
}

/**
 * The files of the shop: rendered pictures, photos, attachments of messages. A key is a path such
 * as `images/ab/abc`. Every method throws an outage (`kit/outage.ts`) while the storage is
 * unreachable.
 */
export interface Files {
  readonly place: FilePlace;
  /** The bytes of a file; null where there is none. */
  read(key: string): Promise<Uint8Array<ArrayBuffer> | null>;
  /** Writes a file atomically, and replaces an existing one. */
  write(key: string, content: Uint8Array): Promise<void>;
  /** The keys with this prefix, in no order; `prefix` is at least one whole folder: `images/`. */
  keys(prefix: string): Promise<string[]>;
  /** Like `keys`, with the time each file was written. */
  list(prefix: string): Promise<ListedFile[]>;
  /** Does nothing when the file does not exist. */
  remove(key: string): Promise<void>;
}
