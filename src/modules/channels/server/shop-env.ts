import type { RequestLog } from '#platform/log.ts';
import type { AppContext } from '#registry/schema.ts';
import type { Channel } from './queries.ts';

/** The signed-in customer of a bearer token. */
export interface Caller {
  customerId: number;
  userId: number;
  /** The sign-in the token belongs to. */
  signInId: number;
}

/** Context variables of every shop API route. */
export interface ShopEnv {
  Variables: {
    appContext: AppContext;
    requestId: string;
    log: RequestLog;
    channel: Channel;
    locale: string;
    /** Network address of the client, for rate limits. */
    clientAddress: string;
    caller: Caller | null;
  };
}
