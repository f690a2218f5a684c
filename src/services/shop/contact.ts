import type { ContactInput } from '#modules/contact/contracts.ts';
import type { ShopClient } from './client.ts';

/** Writes to the support team (contracts §2.4), as a form since files may come with it. */
export const contactCalls = (shop: ShopClient) => ({
  send: (message: ContactInput, files: readonly File[]) => {
    const body = new FormData();
    for (const [name, value] of Object.entries(message)) if (value) body.append(name, value);
    for (const file of files) body.append('file', file, file.name);
    return shop.call<null>({ method: 'POST', path: '/shop/contact', body });
  },
});
