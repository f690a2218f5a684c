import { refuseFields } from '#kit/refusal.ts';
import { idempotent, refuseBots, type ShopEnv } from '#modules/channels/server/index.ts';
import { findCustomer } from '#modules/customers/server/index.ts';
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

/** Accepts JSON without files, or a form with files. */
export const shopRoutes = apiRoutes<ShopEnv>(words);
// Registered without a validator, because the body is JSON or a form depending on its content type.
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
    await refuseBots(c, { action: 'contact', token: recaptchaToken, whenSilent: 'closed' });
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
