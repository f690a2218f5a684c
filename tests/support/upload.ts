import { bearer } from './bearer.ts';
import type { TestShop } from './shop.ts';

export { photo } from './photo.ts';

/** Calls of a test shop's image service. */
export function uploads(shop: TestShop) {
  const authorise = async (token: string) => {
    const path = '/api/v2/shop/images/authentication';
    const answer = await shop.request('GET', path, undefined, bearer(token));
    return answer.json();
  };
  const send = (fields: Record<string, string | Blob>) => {
    const body = new FormData();
    for (const [name, value] of Object.entries(fields))
      if (typeof value === 'string') body.append(name, value);
      else body.append(name, value, 'milo.jpg');
    const { href } = new URL('http://localhost/api/v1/files/upload');
    return shop.send(new Request(href, { method: 'POST', body }));
  };
  /** Valid form fields of an upload. */
  const fieldsFor = async (token: string, content: Uint8Array) => {
    const { signature, expire, token: once } = await authorise(token);
    return {
      file: new Blob([new Uint8Array(content)]),
      fileName: 'milo.jpg',
      folder: 'pets',
      publicKey: 'public_gamelle',
      signature: String(signature),
      expire: String(expire),
      token: String(once),
    };
  };
  return {
    authorise,
    send,
    fieldsFor,
    upload: async (token: string, content: Uint8Array) =>
      (await send(await fieldsFor(token, content))).json(),
  };
}
