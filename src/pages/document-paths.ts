import { withQuery } from '#kit/with-query.ts';
import * as pages from '#pages/list.ts';
import { to } from '#pages/to.ts';

/**
 * Links to pages that are only ever opened as documents (`shop-manifest.ts`). Loaders and mails alone
 * write them and hand them on as text, so that no shopper loads their addresses.
 */
export const documentPaths = {
  /** What a day of a food costs, of one animal by its id, or of the first that eats it. */
  dayOfAnimal: (slug: string, format?: string, animal?: string) =>
    withQuery(to(pages.dayOfAnimal, { product: slug, format: format || undefined }), { animal }),
  /** What scripts ask about passkeys. */
  passkey: () => to(pages.passkey),
  /** The sheet of an animal, by the token of its link. */
  vetSheet: (token: string) => to(pages.vetSheet, { token }),
};
