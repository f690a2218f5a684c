import type { ContactInput } from '#modules/contact/contracts.ts';
import * as contact from '#modules/contact/operations.ts';
import type { ShopClient } from './client.ts';

/** A multipart body of texts and files. */
export function formWith(texts: object, files: readonly File[]): FormData {
  const body = new FormData();
  for (const [name, value] of Object.entries(texts)) if (value) body.append(name, value);
  for (const file of files) body.append('file', file, file.name);
  return body;
}

/** Messages to the support team (contracts §2.4), as multipart because of attachments. */
export const contactCalls = (shop: ShopClient) => ({
  send: (message: ContactInput, files: readonly File[]) =>
    shop.call(contact.sendMessage, { body: formWith(message, files) }),
});
