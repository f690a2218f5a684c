import type { Db, Tx } from '#registry/schema.ts';

/** A GTIN-14 that starts with zero is an EAN-13 with a zero in front. */
const asEan = (typed: string) => (/^0\d{13}$/.test(typed) ? typed.slice(1) : typed);

/** Variants by typed or scanned text: their code or their barcode number. */
export async function findByBars(
  db: Db | Tx,
  typed: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const wanted = [...new Set(typed)];
  if (wanted.length === 0) return new Map();
  const bars = wanted.map(asEan);
  const rows = await db
    .selectFrom('product_variants')
    .select(['code', 'ean'])
    .where((is) => is.or([is('code', 'in', wanted), is('ean', 'in', bars)]))
    .execute();
  return new Map(
    wanted.flatMap((one): [string, string][] => {
      const found =
        rows.find(({ code }) => code === one) ?? rows.find(({ ean }) => ean === asEan(one));
      return found ? [[one, found.code]] : [];
    }),
  );
}
