import type { Context } from 'hono';
import { refuseFields } from '#kit/refusal.ts';
import { idempotent, type ShopEnv } from '#modules/channels/server/index.ts';
import { findCustomer } from '#modules/customers/server/index.ts';
import { verifyVisitor } from '#platform/bot-verification.ts';
import { apiRoutes } from '#platform/http/api-app.ts';
import { route } from '#platform/http/route.ts';
import { words } from '#registry/refusals.ts';
import type { UnitOfWork } from '#registry/schema.ts';
import { contactInput } from '../contracts.ts';
import * as operations from '../operations.ts';
import { limitMessages } from './limit-messages.ts';
import { receiveMessage } from './receive-message.ts';
import type { StoredFile } from './store-files.ts';
import { readSent, refuseBody } from './with-files-http.ts';

/** Both ways to send: as JSON without files, as a form with them. */
export const shopRoutes = apiRoutes<ShopEnv>(words);
// Registered by hand: which of the two bodies came is only known from its type.
shopRoutes.openAPIRegistry.registerPath(route(operations.sendMessage));
shopRoutes.post('/shop/contact', async (c) => {
  await limitMessages(c, c.var.clientAddress);
  const sent = await readSent(c);
  const parsed = contactInput.safeParse(sent.texts);
  if (!parsed.success) return refuseBody(c, parsed.error);
  const { recaptchaToken, email, ...message } = parsed.data;
  const { appContext, channel, caller } = c.var;
  const customer = caller && (await findCustomer(appContext.db, caller.customerId));
  const sender = email ?? customer?.email;
  if (!sender) throw refuseFields([{ propertyPath: 'email', code: 'required' }]);
  const keepSent = async () => {
    await refuseBots(c, recaptchaToken);
    return sent.keep();
  };
  const receive = async (work: UnitOfWork, files: readonly StoredFile[]) => {
    await receiveMessage(work, {
      ...message,
      email: sender,
      files,
      channelCode: channel.code,
      firstName: message.firstName ?? customer?.firstName ?? null,
      lastName: message.lastName ?? customer?.lastName ?? null,
      customerId: customer?.id ?? null,
      supportEmail: appContext.config.SUPPORT_EMAIL,
    });
    return { status: 202 as const };
  };
  return idempotent(c, receive, keepSent);
});

/** Closed to whoever the verifier does not vouch for, and when it does not answer (contracts §8.2). */
async function refuseBots(c: Context<ShopEnv>, token: string | null | undefined): Promise<void> {
  const { appContext, log, clientAddress: address } = c.var;
  const verdict = await verifyVisitor(appContext.config, log, {
    token,
    action: 'contact',
    address,
  });
  if (verdict !== 'human')
    throw refuseFields([{ propertyPath: 'recaptchaToken', code: 'captcha' }]);
}
