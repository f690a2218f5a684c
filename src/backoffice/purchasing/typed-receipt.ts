/** A row in which pieces of one lot of an article are counted, as it is typed. */
export interface CountedRow {
  variantCode: string;
  quantity: string;
  lot: string;
  bestBefore: string;
  place: string;
  /** Pieces that arrived broken, and what is wrong with them; for deliveries of a purchase order. */
  damaged?: string | undefined;
  damage?: string | undefined;
  /** Milliseconds by the browser's clock, for stock counts. */
  countedAt?: number | undefined;
}

export const ROW_FIELDS = [
  'variantCode',
  'quantity',
  'lot',
  'bestBefore',
  'place',
  'damaged',
  'damage',
] as const;

/** Name of a row's field in the form. */
export const rowField = (field: (typeof ROW_FIELDS)[number], row: number): string =>
  `${field}.${row}`;

/** The rows of a submitted form. */
export function typedRows(data: FormData): CountedRow[] {
  const rows: CountedRow[] = [];
  for (let row = 0; data.has(rowField('variantCode', row)); row += 1) {
    const typed = (field: (typeof ROW_FIELDS)[number]) =>
      String(data.get(rowField(field, row)) ?? '').trim();
    rows.push({
      variantCode: typed('variantCode'),
      quantity: typed('quantity'),
      lot: typed('lot'),
      bestBefore: typed('bestBefore'),
      place: typed('place'),
      damaged: typed('damaged'),
      damage: typed('damage'),
    });
  }
  return rows;
}

const isCounted = (typed = '') => typed !== '' && typed !== '0';

/** The count as input of the API; rows without pieces are left out. */
export const receiptOf = (rows: readonly CountedRow[], note: string) => ({
  note,
  lines: rows
    .filter(({ quantity, damaged }) => isCounted(quantity) || isCounted(damaged))
    .map(({ variantCode, quantity, lot, bestBefore, place, damaged, damage }) => ({
      code: variantCode,
      quantity: Number(quantity),
      lot: lot || null,
      bestBefore: bestBefore || null,
      place: place || null,
      damaged: isCounted(damaged) ? Number(damaged) : undefined,
      damage: isCounted(damaged) ? damage?.trim() : undefined,
    })),
});

/** Whether a row has damaged pieces and does not say what is wrong with them. */
export const isDamageUnsaid = ({ damaged, damage = '' }: CountedRow): boolean =>
  isCounted(damaged) && damage.trim() === '';

export const typedReceipt = (data: FormData) =>
  receiptOf(typedRows(data), String(data.get('note') ?? '').trim());
