import type { Running } from '../servers.ts';

/** Another shop, as `run.ts` sets it up and measures it. Every folder and database is its own. */
export interface Peer {
  name: 'vendure' | 'medusa' | 'evershop';
  /** Node programs run in its folder, one after the other, before it is served. */
  fill(products: number): string[][];
  serve: string[];
  /** Answers once it is up. */
  ready: string;
  /** `home` is the folder it is installed in. */
  open(shop: Running, home: string): Promise<OpenPeer>;
}

/** What is measured of it. The numbers say which product. */
export interface OpenPeer {
  readProduct(n: number): Promise<unknown>;
  /** Create with an item, add another, change, read. */
  cartFlow(n: number): Promise<unknown>;
  /** From nothing to a placed order. */
  checkoutFlow(n: number): Promise<unknown>;
}

/** Reads JSON; throws on anything but a success, so that a failed flow counts as failed. */
export function read(what: string, status: number, text: string) {
  if (status >= 300) throw new Error(`${what}: ${status} ${text.slice(0, 300)}`);
  return JSON.parse(text);
}
