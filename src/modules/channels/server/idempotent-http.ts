import { createHash } from 'node:crypto';
import type { Context } from 'hono';
import { idempotencyKey } from '#kit/operation.ts';
import { refuse, refuseFields } from '#kit/refusal.ts';
import { ld } from '#platform/http/ld-json.ts';
import {
  type CachedResponse,
  findCachedResponse,
  type IdempotentCall,
  lockIdempotencyKey,
  saveResponse,
} from '#platform/idempotency.ts';
import { transact } from '#platform/unit-of-work.ts';
import type { UnitOfWork } from '#registry/schema.ts';
import type { ShopEnv } from './shop-env.ts';

/** Result of a creation. */
interface Created {
  status: 201 | 202 | 204;
  body?: object;
  etag?: string;
}

/**
 * Handler for every POST that creates something: one transaction for the creation and for the
 * response stored under the caller's `Idempotency-Key`, so that a repeated request (after a lost
 * response, a crash, or concurrently) gets the first response and creates nothing. Refusals are not
 * stored. `prepare` is for work outside the transaction (a bot check, a provider); a repeated
 * request skips it.
 * @throws Refusal `idempotency.mismatch` when the key was used with another body.
 */
export async function idempotent<Prepared = undefined>(
  c: Context<ShopEnv>,
  create: (work: UnitOfWork, prepared: Prepared) => Promise<Created>,
  prepare: () => Promise<Prepared> = async () => undefined as Prepared,
): Promise<Response> {
  const { appContext } = c.var;
  const call = await idempotentCall(c);
  const before = call && (await findCachedResponse(appContext.db, call, appContext.clock.now()));
  if (before) return replay(c, call, before);
  const prepared = await prepare();
  if (!call) return send(c, toCached(await transact(appContext, (work) => create(work, prepared))));
  const { answer, isNew } = await transact(appContext, async (work) => {
    await lockIdempotencyKey(work, call);
    const first = await findCachedResponse(work.tx, call, work.now);
    if (first) return { answer: first, isNew: false };
    const answer = { ...toCached(await create(work, prepared)), fingerprint: call.fingerprint };
    await saveResponse(work, call, answer);
    return { answer, isNew: true };
  });
  return isNew ? send(c, answer) : replay(c, call, answer);
}

const toCached = ({ status, body, etag }: Created) => ({
  status,
  etag: etag ?? null,
  body: body ? JSON.stringify(body) : null,
});

/** Null without a key. Guests share one namespace, since keys cannot be guessed. */
async function idempotentCall(c: Context<ShopEnv>): Promise<IdempotentCall | null> {
  const given = c.req.header('idempotency-key');
  if (given === undefined) return null;
  const key = idempotencyKey.safeParse(given);
  if (!key.success) throw refuseFields([{ propertyPath: 'idempotency-key', code: 'invalid' }]);
  const { caller, channel } = c.var;
  return {
    caller: caller ? `customer:${caller.customerId}` : 'visitor',
    operation: `${c.req.method} ${c.req.path}`,
    key: key.data,
    fingerprint: createHash('sha256')
      .update(`${channel.code}\n`)
      .update(withoutBoundary(await c.req.arrayBuffer(), c.req.header('content-type') ?? ''))
      .digest('hex'),
  };
}

/** A form that is sent again has the same parts but a new boundary. */
function withoutBoundary(body: ArrayBuffer, type: string): string {
  const bytes = Buffer.from(body).toString('latin1');
  const boundary = type.startsWith('multipart/') && /^--([^\r\n]+)\r\n/.exec(bytes)?.[1];
  return boundary ? bytes.replaceAll(boundary, '') : bytes;
}

function replay(c: Context<ShopEnv>, call: IdempotentCall, answer: CachedResponse): Response {
  if (answer.fingerprint !== call.fingerprint) throw refuse('idempotency.mismatch');
  c.header('idempotency-replayed', 'true');
  return send(c, answer);
}

function send(c: Context<ShopEnv>, { status, body, etag }: Omit<CachedResponse, 'fingerprint'>) {
  if (etag) c.header('etag', etag);
  if (body === null) return c.body(null, status as 202 | 204);
  return ld(c, JSON.parse(body), status as 201);
}
