import { contactInput } from '#modules/contact/contracts.ts';
import { botToken } from '#pages/forms/bot-token.ts';
import type { ShopClient } from '#services/shop/client.ts';
import { contactCalls } from '#services/shop/contact.ts';
import { submitWithFiles } from './submit-with-files.server.ts';

/** Sends the message with its files. */
export const sendMessage = (shop: ShopClient, request: Request) =>
  submitWithFiles(request, {
    form: 'contact',
    words: 'contact',
    schema: contactInput,
    send: (message, { data, files }) =>
      contactCalls(shop).send({ ...message, recaptchaToken: botToken(data, 'contact') }, files),
  });
