import type { PersonalData } from '#registry/schema.ts';
import { fileNameOf } from './present.ts';
import { printedFile } from './printed-file.ts';
import { findDocumentsFor } from './queries.ts';

/**
 * Invoices of a customer. Exported as printed, and kept for ten years even after the customer is
 * erased, as the law requires (INV-07, PRV-07).
 */
export const invoicesData: PersonalData = {
  tables: [],

  async exportFiles(appContext, customerId) {
    const today = appContext.clock.today().toString();
    const documents = await findDocumentsFor(appContext.db, customerId, today);
    const files = [];
    for (const { orderNumber, ...document } of documents)
      files.push({
        name: `factures/${fileNameOf({ number: orderNumber }, document)}`,
        content: new Uint8Array(await printedFile(appContext, document.id)),
      });
    return files;
  },

  erase: async () => undefined,
};
