/** Types for the part of the library the stand-in uses, which has none. */
declare module 'oidc-provider' {
  import type { RequestListener } from 'node:http';

  export type Payload = Record<string, unknown>;

  export interface Adapter {
    upsert(id: string, payload: Payload, expiresIn?: number): Promise<void>;
    find(id: string): Promise<Payload | undefined>;
    findByUid(uid: string): Promise<Payload | undefined>;
    findByUserCode(code: string): Promise<Payload | undefined>;
    consume(id: string): Promise<void>;
    destroy(id: string): Promise<void>;
    revokeByGrantId(grantId: string): Promise<void>;
  }

  export interface Context {
    host: string;
    body: unknown;
    status: number;
    oidc?: {
      route: string;
      client: { clientId: string };
      session: { accountId?: string };
      account?: { accountId: string };
      result?: { consent?: { grantId?: string } };
    };
  }

  interface Interaction {
    uid: string;
    exp: number;
    returnTo: string;
    result?: Payload;
    save(seconds: number): Promise<string>;
  }

  interface Grant {
    addOIDCScope(scope: string): void;
    save(): Promise<string>;
  }

  export default class Provider {
    constructor(issuer: string, configuration: Payload);
    static ctx: Context | undefined;
    proxy: boolean;
    callback(): RequestListener;
    use(middleware: (ctx: Context, next: () => Promise<void>) => Promise<void>): this;
    on(event: string, listener: (ctx: Context, error: Error) => void): this;
    Client: { prototype: { redirectUriAllowed(uri: string): boolean } };
    Grant: new (owner: {
      accountId: string | undefined;
      clientId: string;
    }) => Grant;
    Interaction: { find(uid: string): Promise<Interaction | undefined> };
  }
}
