import { z } from 'zod';
import { number } from '#i18n/numbers.ts';
import { type FoundVariantShape, newStockMovement } from '#modules/catalog/admin-contracts.ts';
import { MOST_LINES } from '#modules/catalog/rules/index.ts';
import { FormProblem } from '#pages/forms/form-answer.ts';
import { teamCatalogueCalls, teamStockCalls } from '#services/admin/catalogue.ts';
import type { AdminClient } from '#services/admin/client.ts';
import { ServiceError } from '#services/service-client.ts';
import { underOneCode } from '../purchasing/count-scans.ts';
import type { CountedRow } from '../purchasing/typed-receipt.ts';
import { RefusedWork, readSent, refusalOf } from '../unsent/answer-unsent.server.ts';
import type { Refusal } from '../unsent/unsent-queue.ts';
import { t } from './stock-words.ts';

/** A row of a shelf count from any version of the page; missing fields count as empty. */
const countedRow = z.object({
  variantCode: z.string().min(1).max(20),
  quantity: z.coerce.string().regex(/^\d{1,6}$/),
  lot: z.string().default(''),
  bestBefore: z.string().default(''),
  place: z.string().default(''),
  countedAt: z.number().optional(),
});

/** By the clock of the browser, in milliseconds. */
const moments = z.object({
  sentAt: z.coerce.number(),
  /** When the user confirmed that the count is the current stock, despite earlier movements. */
  confirmedAt: z.coerce.number().optional(),
});

interface RefusedRow {
  row: CountedRow;
  message: string;
  /** Stock moved after the count, so it can be confirmed. */
  isMoved: boolean;
}

/**
 * Saves a stock count. An article scanned under several codes is counted once. Each line is saved separately, so an invalid one
 * does not block the others. Movements while the lines are being saved are not part of the count: `begunAt` is when the request
 * arrived, by `performance.now()`.
 * @throws RefusedWork with what was refused, what can be confirmed, and what stays refused
 */
export async function countShelves(
  admin: AdminClient,
  form: FormData,
  begunAt: number,
): Promise<void> {
  const sent = readSent(form, 'count');
  const at = moments.safeParse(Object.fromEntries(form));
  if (!Array.isArray(sent) || sent.length === 0 || !at.success)
    throw new FormProblem(t('scan.count.unreadable'));
  if (sent.length > MOST_LINES)
    throw new FormProblem(t('scan.count.tooMany', { most: number(MOST_LINES) }));
  const read = sent.flatMap((row) => countedRow.safeParse(row).data ?? []);
  const unread = sent.filter((row) => !countedRow.safeParse(row).success);
  const articles = await findArticles(admin, read);
  const rows = underOneCode(read, (code) => articles.get(code)?.code ?? code);
  const refused: RefusedRow[] = [];
  for (const [index, row] of rows.entries()) {
    const article = [...articles.values()].find((one) => one?.code === row.variantCode);
    const key = `${form.get('key')}-${index}`;
    const why = article
      ? await countShelf(admin, row, { at: at.data, begunAt, key })
      : { row, message: t('scan.unknown'), isMoved: false };
    const name = article?.name ?? row.variantCode;
    if (why) refused.push({ ...why, message: t('scan.count.refused', { name, why: why.message }) });
  }
  if (refused.length > 0 || unread.length > 0)
    throw new RefusedWork(refusalOfRows(refused, unread));
}

/** The refusal of a count whose other rows were saved. */
function refusalOfRows(refused: readonly RefusedRow[], unread: readonly unknown[]): Refusal {
  const said = (rows: readonly RefusedRow[]) => {
    const messages = rows.map(({ message }) => message);
    if (unread.length > 0) messages.push(t('scan.count.unread', { count: unread.length }));
    return messages.join(' ');
  };
  const message = said(refused);
  const moved = refused.filter(({ isMoved }) => isMoved).map(({ row }) => row);
  if (moved.length === 0) return { message, fields: {} };
  const others = refused.filter(({ isMoved }) => !isMoved);
  const left = [...others.map(({ row }) => row), ...unread];
  return {
    message,
    fields: {},
    confirm: { count: JSON.stringify(moved) },
    rest:
      left.length > 0 ? { message: said(others), fields: { count: JSON.stringify(left) } } : null,
  };
}

/** Articles by scanned code; null for a code without an article. */
async function findArticles(admin: AdminClient, rows: readonly { variantCode: string }[]) {
  const found = new Map<string, FoundVariantShape | null>();
  for (const code of new Set(rows.map(({ variantCode }) => variantCode)))
    found.set(code, await teamCatalogueCalls(admin).findScanned(code));
  return found;
}

async function countShelf(
  admin: AdminClient,
  row: CountedRow,
  { at, begunAt, key }: { at: z.infer<typeof moments>; begunAt: number; key: string },
): Promise<RefusedRow | null> {
  const move = newStockMovement.safeParse({
    reason: 'inventory',
    quantity: Number(row.quantity),
    lot: row.lot || null,
    bestBefore: row.bestBefore || null,
    place: row.place || null,
    note: '',
    secondsAgo:
      row.countedAt === undefined
        ? undefined
        : secondsAgo(row.countedAt, at) + (performance.now() - begunAt) / 1000,
  });
  if (!move.success) return { row, message: t('scan.unreadable'), isMoved: false };
  try {
    await teamStockCalls(admin).move(row.variantCode, move.data, key);
    return null;
  } catch (error) {
    const refusal = refusalOf(error);
    if (!refusal) throw error;
    return { row, message: refusal.message, isMoved: isMovedSince(error) };
  }
}

/**
 * Seconds between count and sending: a difference is right even if the browser's clock is wrong.
 */
const secondsAgo = (countedAt: number, { sentAt, confirmedAt = 0 }: z.infer<typeof moments>) =>
  Math.max(0, sentAt - Math.max(countedAt, confirmedAt)) / 1000;

const isMovedSince = (error: unknown): boolean =>
  error instanceof ServiceError &&
  error.violations.some(({ code }) => code === 'movement.moved_since');
