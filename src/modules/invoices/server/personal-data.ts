import type { PersonalData } from '#registry/schema.ts';
import { fileNameOf } from './present.ts';
import { printedFile } from './printed-file.ts';
import { findDocumentsFor } from './queries.ts';

/**
 * Invoices of a person. They are handed out as they were printed, and kept ten years as they were
 * issued, also when the person leaves: the law wants both (INV-07, PRV-07).
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
