import { t } from '#i18n/catalogue.server.ts';
import { inLanguage } from '#i18n/language.ts';
import { writtenIn } from '#modules/catalog/server/index.ts';
import { listShippingMethods } from '#modules/shipping/server/index.ts';
import {
  findSubscriptionByCode,
  loadDetails,
  type Subscription,
  type Terms,
  termsOf,
  type Way,
  withLaterTotals,
} from '#modules/subscriptions/server/index.ts';
import { queueMail } from '#platform/mail.ts';
import { transact } from '#platform/unit-of-work.ts';
import type { AppContext, Db } from '#registry/schema.ts';
import { type SeriesKind, seriesEndingWith } from '../../rules/index.ts';
import { lifeNotice } from '../emails/life-notice.ts';
import { say } from '../emails/words.ts';
import { findMailSubject } from '../mail-subject.ts';
import { localized, recipientOf } from '../mail-to.ts';

interface Row {
  id: number;
  at: Date;
  kind: string;
  details: { was?: Terms };
}

/**
 * Mails the confirmation of a new interval or delivery method: once for changes that follow each other within minutes,
 * naming the terms before the first and after the last of them. Sends nothing when they are equal.
 */
export async function tellNewTerms(
  appContext: AppContext,
  { code, changeId, kind }: { code: string; changeId: number; kind: SeriesKind },
): Promise<void> {
  const { db, clock } = appContext;
  const subscription = await findSubscriptionByCode(db, code);
  if (!subscription || subscription.status === 'stopped') return;
  const rows = await changesOf(db, subscription, kind);
  const series = seriesEndingWith(rows, changeId);
  if (!series) return;
  const [nearby] = await withLaterTotals(
    db,
    await loadDetails(db, subscription.customerId, [subscription], clock.today()),
    clock.today(),
  );
  const termsBefore = (id: number) => rows.find((row) => row.id === id)?.details.was;
  const before = termsBefore(series.first);
  const after =
    series.next === null
      ? nearby && termsOf(subscription, nearby.draft?.order.shipment ?? null)
      : termsBefore(series.next);
  const recipient = await recipientOf(appContext, db, subscription);
  if (!recipient || !nearby || !before || !after) return;
  const names = new Map((await listShippingMethods(db)).map((one) => [one.code, one.name]));
  const subject = await findMailSubject(db, subscription, kind, clock.today());
  const mail = await writtenIn(
    appContext,
    subscription.locale,
    { subscription, subject },
    async (spoken) => {
      const [from, to] = wordsOf(kind, before, after, names);
      if (from === to) return null;
      const { laterTotal } = nearby;
      const isOther = laterTotal !== null && laterTotal !== nearby.draft?.order.pricing.total;
      const details = { from, to, later: isOther ? { cents: laterTotal } : null };
      const happened = { kind: `${kind}_changed`, details };
      return lifeNotice(localized(recipient), spoken.subscription, happened, spoken.subject);
    },
  );
  if (!mail) return;
  const key = `subscription-terms:${changeId}`;
  await transact(appContext, (work) => queueMail(work, { key, ...mail }));
}

/** Changes of one kind for all deliveries, or of any method, and their undoing; oldest first. */
const changesOf = (db: Db, { id }: Subscription, kind: SeriesKind): Promise<Row[]> =>
  db
    .selectFrom('subscription_changes')
    .select(['id', 'at', 'kind', 'details'])
    .where('subscription_id', '=', id)
    .where((where) => where.or([where('kind', '=', kind), where('kind', '=', 'undone')]))
    .where((where) =>
      where.or([
        where('kind', '!=', 'undone'),
        where((eb) => eb.ref('details', '->>').key('change'), '=', kind),
      ]),
    )
    .orderBy('id')
    .execute();

function wordsOf(
  kind: SeriesKind,
  before: Terms,
  after: Terms,
  names: ReadonlyMap<string, string>,
): [from: string, to: string] {
  if (kind === 'frequency')
    return [t(`orders.${before.frequency}.label`), t(`orders.${after.frequency}.label`)];
  const nameOf = ({ methodCode, point }: Way) =>
    [inLanguage(names.get(methodCode) ?? methodCode), point].filter(Boolean).join(', ');
  const [from, to] = [nameOf(before.next), nameOf(after.next)];
  const isOnce = nameOf(after.all) !== to;
  return [from, isOnce && from !== to ? say('terms.once', { way: to }) : to];
}
