import type { AppContext } from '#registry/schema.ts';
import { sha256 } from './chain.ts';
import { attachEInvoice } from './print/attach-e-invoice.ts';
import { drawDocument } from './print/draw-document.ts';
import { findDocument } from './queries.ts';

/** The printed PDF of a document: created on first request, then stored and never changed. */
export async function printedFile(appContext: AppContext, id: number): Promise<Buffer> {
  const stored = await findFile(appContext, id);
  if (stored) return stored;
  const document = await findDocument(appContext.db, id);
  if (!document) throw new Error(`there is no document ${id}`);
  const invoice = await drawDocument(document.snapshot);
  if (appContext.config.FACTURX) attachEInvoice(invoice, document.snapshot);
  const { doc, finished } = invoice;
  doc.end();
  const pdf = await finished;
  await appContext.db
    .insertInto('invoice_files')
    .values({
      invoice_id: id,
      pdf,
      sha256: sha256(pdf),
      created_at: new Date(appContext.clock.now().epochMilliseconds),
    })
    .onConflict((conflict) => conflict.column('invoice_id').doNothing())
    .execute();
  // If two processes printed it, the first stored file counts.
  return (await findFile(appContext, id)) ?? pdf;
}

async function findFile({ db }: AppContext, id: number): Promise<Buffer | null> {
  const found = db.selectFrom('invoice_files').select('pdf').where('invoice_id', '=', id);
  return (await found.executeTakeFirst())?.pdf ?? null;
}
