import type { MiddlewareHandler } from 'hono';
import type { ShopEnv } from '#modules/channels/server/index.ts';
import { namesOfAnswer, spokenAnswer } from '../rules/index.ts';
import { findTranslations, readersLanguage } from './translations.ts';

/**
 * Translates names of products, formats and categories in shop API responses into the reader's
 * language. Carts and orders store them in French, for mails, documents and the team.
 */
export const inReadersWords: MiddlewareHandler<ShopEnv> = async (c, next) => {
  await next();
  const code = readersLanguage();
  if (!code || !/json/.test(c.res.headers.get('content-type') ?? '')) return;
  const text = await c.res.clone().text();
  if (text === '') return;
  const answer: unknown = JSON.parse(text);
  const names = namesOfAnswer(answer);
  if (names.size === 0) return;
  const found = await findTranslations(c.var.appContext.db, code, names);
  if (found.size === 0) return;
  c.res = new Response(JSON.stringify(spokenAnswer(answer, (french) => found.get(french))), c.res);
};
