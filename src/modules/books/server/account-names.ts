import { t } from '#i18n/catalogue.server.ts';
import { type EntryLabel, type Journal, titleOf } from '../rules/index.ts';

/** Display name of an account. */
export function accountName(account: string): string {
  const title = titleOf(account);
  if ('name' in title) return t(`books.accounts.${title.name}`);
  return t(`books.taxed.${title.part}`, {
    where: t(`books.regimes.${title.regime}`, { country: t(`books.countries.${title.country}`) }),
    rate: String(title.rate / 100).replace('.', ','),
  });
}

export const journalName = (journal: Journal): string => t(`books.journals.${journal}`);

/** Display text of an entry. */
export const entryWords = (label: EntryLabel, piece: string): string =>
  t(`books.labels.${label}`, { piece });
