/** What the page of passkeys answers to scripts: options to go on with, an address, or what was wrong. */
export interface PasskeyAnswer {
  options?: Record<string, unknown>;
  to?: string;
  problem?: string | null;
}
