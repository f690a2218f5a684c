import type { ContactInput } from '#modules/contact/contracts.ts';
import * as contact from '#modules/contact/operations.ts';
import type { ShopClient } from './client.ts';

/** A body that files come with. */
export function formWith(texts: object, files: readonly File[]): FormData {
  const body = new FormData();
  for (const [name, value] of Object.entries(texts)) if (value) body.append(name, value);
  for (const file of files) body.append('file', file, file.name);
  return body;
}

/** Writes to the support team (contracts §2.4), as a form since files may come with it. */
export const contactCalls = (shop: ShopClient) => ({
  send: (message: ContactInput, files: readonly File[]) =>
    shop.call(contact.sendMessage, { body: formWith(message, files) }),
});
