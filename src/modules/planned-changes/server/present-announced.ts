import { type ComparedFood, findAlike, findFoods } from '#modules/catalog/server/index.ts';
import type { Db } from '#registry/schema.ts';
import type { AnnouncedChangeShape } from '../contracts.ts';
import { answersTo, appliesTo } from '../rules/index.ts';
import { type AnnouncedChange, MOST_ALIKE } from './answer-change.ts';
import { findTouchedLines, type TouchedLine } from './find-impact.ts';
import { termsOf } from './processes/write-notices.ts';
import { getChange, type PlannedChange } from './queries.ts';
import { dayOf } from './record-notified.ts';

/** An announced change for the holder of the link, with the possible answers. */
export async function presentAnnounced(
  db: Db,
  token: string,
  requested: readonly AnnouncedChange[],
  today: Temporal.PlainDate,
): Promise<AnnouncedChangeShape> {
  const [first] = requested;
  const change = await getChange(db, first?.changeId ?? 0);
  const ids = requested.map(({ id }) => id);
  const lines = await findTouchedLines(db, change.id, ids);
  const channel = first?.channel ?? '';
  const codes = change.variantCode
    ? await findAlike(db, change.variantCode, channel, MOST_ALIKE)
    : [];
  const foods = await findFoods(db, [...codes, change.replacedBy ?? '']);
  const find = (code: string | null) => foods.find(({ variantCode }) => variantCode === code);
  const { kind, state, reason, appliesOn, concerns } = change;
  return {
    '@context': '/api/v2/contexts/AnnouncedChange',
    '@id': `/api/v2/shop/announced-changes/${token}`,
    '@type': 'AnnouncedChange',
    kind,
    state,
    reason,
    appliesOn,
    replacedBy: named(find(change.replacedBy)),
    needsConsent: concerns.length > 0,
    subscriptions: requested.map((one) => presentRequested(change, one, lines, today)),
    alternatives: codes
      .filter((code) => code !== change.replacedBy)
      .flatMap((code) => {
        const food = find(code);
        return food
          ? [{ variantCode: code, ...names(food), price: food.prices[channel] ?? 0 }]
          : [];
      }),
  };
}

const names = ({ productName, variantName }: ComparedFood) => ({ productName, variantName });
const named = (food: ComparedFood | undefined) => (food ? names(food) : null);

function presentRequested(
  change: PlannedChange,
  { id, code, frequency, status, answer, toldAt: notifiedAt, isOpen }: AnnouncedChange,
  lines: readonly TouchedLine[],
  today: Temporal.PlainDate,
): AnnouncedChangeShape['subscriptions'][number] {
  const notifiedOn = notifiedAt ? dayOf(notifiedAt) : today;
  return {
    code,
    frequency,
    status,
    answer,
    appliesOn: appliesTo(termsOf(change), notifiedOn).toString(),
    answers: [...answersTo(change.kind, { isOpen, status })],
    lines: lines
      .filter((line) => line.subscriptionId === id)
      .map(({ variantCode, productName, variantName, quantity, before, after }) => ({
        variantCode,
        productName,
        variantName,
        quantity,
        before,
        after,
      })),
  };
}
