import type { Machine } from '#schema.ts';
import { sha256 } from './chain.ts';
import { attachEInvoice } from './print/attach-e-invoice.ts';
import { drawDocument } from './print/draw-document.ts';
import { findDocument } from './queries.ts';

/** The printed form of a document: made the first time it is asked for, and kept as it was made. */
export async function printedFile(machine: Machine, id: number): Promise<Buffer> {
  const kept = await findFile(machine, id);
  if (kept) return kept;
  const document = await findDocument(machine.db, id);
  if (!document) throw new Error(`there is no document ${id}`);
  const paper = drawDocument(document.snapshot);
  if (machine.config.FACTURX) attachEInvoice(paper, document.snapshot);
  const { doc, finished } = paper;
  doc.end();
  const pdf = await finished;
  await machine.db
    .insertInto('invoice_files')
    .values({
      invoice_id: id,
      pdf,
      sha256: sha256(pdf),
      created_at: new Date(machine.clock.now().epochMilliseconds),
    })
    .onConflict((conflict) => conflict.column('invoice_id').doNothing())
    .execute();
  // Whoever was first made the one that counts.
  return (await findFile(machine, id)) ?? pdf;
}

async function findFile({ db }: Machine, id: number): Promise<Buffer | null> {
  const found = db.selectFrom('invoice_files').select('pdf').where('invoice_id', '=', id);
  return (await found.executeTakeFirst())?.pdf ?? null;
}
