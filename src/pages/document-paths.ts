import { withQuery } from '#kit/with-query.ts';
import * as pages from '#pages/list.ts';
import { to } from '#pages/to.ts';

/**
 * Links to pages that are only opened as full documents (`shop-manifest.ts`). Only loaders and
 * mails build them and pass them on as text, so that the storefront's scripts do not contain their
 * addresses.
 */
export const documentPaths = {
  /** What a day of a food costs, of one animal by its id, or of the first that eats it. */
  dayOfAnimal: (slug: string, format?: string, animal?: string) =>
    withQuery(to(pages.dayOfAnimal, { product: slug, format: format || undefined }), { animal }),
  /** Endpoint for the passkey scripts. */
  passkey: () => to(pages.passkey),
  /** The sheet of an animal, by the token of its link. */
  vetSheet: (token: string) => to(pages.vetSheet, { token }),
};
