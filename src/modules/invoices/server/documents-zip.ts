import { Zip, ZipPassThrough } from 'fflate';
import type { AppContext } from '#registry/schema.ts';
import { fileNameOf } from './present.ts';
import { printedFile } from './printed-file.ts';
import { findDocument } from './queries.ts';

/** Ids of the invoices and credit notes issued in a period, without test orders, in order. */
async function findIssued({ db }: AppContext, from: string, to: string): Promise<number[]> {
  const rows = await db
    .selectFrom('invoices')
    .select('id')
    .where('issued_on', '>=', from)
    .where('issued_on', '<=', to)
    .where('series', 'not like', 'T%')
    .orderBy('id')
    .execute();
  return rows.map(({ id }) => id);
}

/**
 * All invoices and credit notes of a period (civil dates, both included) as a ZIP archive of the
 * printed files. It is streamed: only one document at a time is in memory.
 */
export async function documentsZip(
  appContext: AppContext,
  { from, to }: { from: Temporal.PlainDate; to: Temporal.PlainDate },
): Promise<ReadableStream<Uint8Array>> {
  const ids = await findIssued(appContext, from.toString(), to.toString());
  const left = ids.values();
  let chunks: Uint8Array[] = [];
  let failure: Error | null = null;
  const zip = new Zip((error, chunk) => {
    if (error) failure = error;
    else chunks.push(chunk);
  });
  return new ReadableStream({
    async pull(controller) {
      const next = left.next();
      if (next.done) zip.end();
      else await add(next.value);
      if (failure) throw failure;
      for (const chunk of chunks) controller.enqueue(chunk);
      chunks = [];
      if (next.done) controller.close();
    },
  });

  async function add(id: number): Promise<void> {
    const document = await findDocument(appContext.db, id);
    if (!document) throw new Error(`there is no document ${id}`);
    // PDFs are compressed already, so they are stored as they are.
    const name = fileNameOf({ number: document.snapshot.orderNumber }, document);
    const file = new ZipPassThrough(`${document.snapshot.issuedOn.slice(0, 7)}/${name}`);
    file.mtime = document.snapshot.issuedOn;
    zip.add(file);
    file.push(new Uint8Array(await printedFile(appContext, id)), true);
  }
}
