import { refuse, refuseFields, type Violation } from '#kit/refusal.ts';
import type { UnitOfWork } from '#registry/schema.ts';
import { type MovementReason, stockAfter } from '../rules/index.ts';
import { changeStock } from './change-stock.ts';
import { type HeldStock, lockStock } from './lock-stock.ts';

export interface StockMove {
  variantCode: string;
  reason: MovementReason;
  /** Pieces that came or went; of an inventory: how many were counted. */
  quantity: number;
  note: string;
}

/**
 * What somebody of the team did to the stock of a variant, written in the journal.
 * @throws Refusal `variant.unknown`, `movement.below_zero`, `movement.below_promised`, `movement.nothing`
 */
export async function moveStock(
  work: UnitOfWork,
  staffName: string,
  move: StockMove,
): Promise<void> {
  const held = await lockStock(work, [move.variantCode]);
  if (held.size === 0) throw refuse('variant.unknown');
  await apply(work, held, staffName, [move]);
}

/**
 * Puts a delivery on the shelves, all of it or nothing; the same variant twice is added together.
 * @throws Refusal naming each line whose code is unknown: `lines.2.code`
 */
export async function receiveDelivery(
  work: UnitOfWork,
  staffName: string,
  lines: readonly { code: string; quantity: number }[],
  note: string,
): Promise<void> {
  const held = await lockStock(work, [...new Set(lines.map(({ code }) => code))]);
  const unknown = lines.flatMap(({ code }, index): Violation[] =>
    held.has(code)
      ? []
      : [
          {
            propertyPath: `lines.${index}.code`,
            code: 'delivery.unknown_variant',
            params: { code },
          },
        ],
  );
  if (unknown.length > 0) throw refuseFields(unknown);
  const pieces = new Map<string, number>();
  for (const { code, quantity } of lines) pieces.set(code, (pieces.get(code) ?? 0) + quantity);
  const moves = [...pieces].map(([variantCode, quantity]) => ({
    variantCode,
    quantity,
    note,
    reason: 'restock' as const,
  }));
  await apply(work, held, staffName, moves);
}

async function apply(
  work: UnitOfWork,
  held: HeldStock,
  staffName: string,
  moves: readonly StockMove[],
): Promise<void> {
  const rows = moves.map(({ variantCode, reason, quantity, note }) => {
    const stock = held.get(variantCode) ?? { onHand: 0, committed: 0 };
    const after = stockAfter({ reason, quantity }, stock);
    if (typeof after === 'object') {
      const { onHand, committed: promised } = stock;
      const params = { onHand, promised };
      throw refuseFields([{ propertyPath: 'quantity', code: `movement.${after.refused}`, params }]);
    }
    return {
      variant_code: variantCode,
      staff_name: staffName,
      reason,
      note,
      before: stock.onHand,
      after,
      at: new Date(work.now.epochMilliseconds),
    };
  });
  const changes = new Map(rows.map((row) => [row.variant_code, row.after - row.before]));
  await changeStock(work, held, (code) => ({ onHand: changes.get(code) ?? 0, committed: 0 }));
  await work.tx.insertInto('stock_movements').values(rows).execute();
}
