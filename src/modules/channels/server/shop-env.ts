import type { RequestLog } from '#platform/log.ts';
import type { AppContext } from '#registry/schema.ts';
import type { Channel } from './queries.ts';

/** The signed-in customer behind a bearer token. */
export interface Caller {
  customerId: number;
  userId: number;
  /** The sign-in the token comes from. */
  signInId: number;
}

/** What every route of the shop API finds in its context. */
export interface ShopEnv {
  Variables: {
    appContext: AppContext;
    requestId: string;
    log: RequestLog;
    channel: Channel;
    locale: string;
    /** Who calls, for rate limits. */
    clientAddress: string;
    caller: Caller | null;
  };
}
