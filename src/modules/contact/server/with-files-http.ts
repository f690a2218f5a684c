import type { Context } from 'hono';
import { HTTPException } from 'hono/http-exception';
import type { z } from 'zod';
import type { ShopEnv } from '#modules/channels/server/index.ts';
import { bodyError } from '#platform/http/api-errors.ts';
import { words } from '#registry/refusals.ts';
import { filesOf, textsOf } from './read-message.ts';
import { type StoredFile, storeFiles } from './store-files.ts';

/** Response to an invalid body, as in contracts §1.4. */
export function refuseBody(c: Context, error: z.ZodError): Response {
  const { status, type, body } = bodyError(error, words);
  return c.body(JSON.stringify(body), status, { 'content-type': type });
}

const FORM = /^multipart\/form-data\b/i;

/** A parsed body: JSON without files, or a form with files. */
export interface Sent {
  /** Not validated yet. */
  texts: unknown;
  /** Checks and stores the files; refuses the field `file`. */
  keep: () => Promise<StoredFile[]>;
}

/** @throws HTTPException 400 for a body that cannot be parsed */
export async function readSent(c: Context<ShopEnv>): Promise<Sent> {
  if (!FORM.test(c.req.header('content-type') ?? ''))
    return { texts: await read(() => c.req.json(), 'Malformed JSON'), keep: async () => [] };
  const form = await read(() => c.req.formData(), 'The form cannot be read');
  const { files } = c.var.appContext;
  return { texts: textsOf(form), keep: async () => storeFiles(files, await filesOf(form)) };
}

async function read<T>(from: () => Promise<T>, message: string): Promise<T> {
  try {
    return await from();
  } catch {
    throw new HTTPException(400, { message });
  }
}
