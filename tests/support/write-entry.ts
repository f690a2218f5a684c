import type { EntryDocument, EntryType } from '../../src/modules/content/contracts.ts';
import { publishEntry } from '../../src/modules/content/server/index.ts';
import { transact } from '../../src/platform/unit-of-work.ts';
import type { TestShop } from './shop.ts';

/** Publishes a content entry, or saves it as a draft; returns its id. */
export const writeEntry = <T extends EntryType>(
  { appContext }: Pick<TestShop, 'appContext'>,
  type: T,
  document: EntryDocument<T> & { slug: string },
  { locale = 'fr', draft = false }: { locale?: string; draft?: boolean } = {},
): Promise<number> =>
  transact(appContext, (work) =>
    publishEntry(work, { type, slug: document.slug, locale, document, draft }),
  );
