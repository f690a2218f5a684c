import { shortDate } from '#i18n/dates.ts';
import { money } from '#i18n/money.ts';
import type { FoundShape } from '#modules/team-search/admin-contracts.ts';
import { officePaths } from '../paths.ts';
import { t } from './search-words.ts';

/** A search result as a row. */
export interface FoundThing {
  kind: FoundShape['kind'];
  to: string;
  label: string;
  /** Person, date or amount. */
  detail: string;
  state: string | null;
  picture: string | null;
}

type Kind = FoundShape['kind'];
export interface FoundGroup {
  kind: Kind;
  things: FoundThing[];
}

const ADDRESSES: Readonly<Record<Kind, (key: string) => string>> = {
  order: officePaths.order,
  customer: (key) => officePaths.customer(key),
  guest: (key) => officePaths.guest(key),
  subscription: officePaths.subscription,
  message: officePaths.message,
  product: officePaths.product,
  lot: (key) => {
    const at = key.lastIndexOf(' ');
    return officePaths.lot(key.slice(0, at), key.slice(at + 1));
  },
  promotion: officePaths.promotion,
  invoice: (key) => officePaths.documents({ search: key }),
  text: (key) => officePaths.content(key),
};

/** Kinds whose title is the person's name. */
const NAMED: readonly Kind[] = ['customer', 'guest'];

function detailOf({ kind, key, name, email, at, total }: FoundShape): string {
  const isPerson = NAMED.includes(kind);
  return [
    kind === 'lot' && name ? t('lotOf', { product: name }) : !isPerson && name,
    isPerson && email,
    kind === 'product' && key,
    (kind === 'order' || kind === 'message' || kind === 'invoice') && at && shortDate(at),
    total !== null && money(total),
  ]
    .filter(Boolean)
    .join(' · ');
}

const toThing = (found: FoundShape): FoundThing => ({
  kind: found.kind,
  to: ADDRESSES[found.kind](found.key),
  label: found.title,
  detail: detailOf(found),
  state: found.state,
  picture: found.picture,
});

/** Results grouped by kind, the best result's kind first, with at most `most` of each. */
export function groupsOf(found: readonly FoundShape[], most: number): FoundGroup[] {
  const groups = new Map<Kind, FoundThing[]>();
  for (const one of found) {
    const group = groups.get(one.kind) ?? [];
    if (group.length < most) group.push(toThing(one));
    groups.set(one.kind, group);
  }
  return [...groups].map(([kind, things]) => ({ kind, things }));
}
