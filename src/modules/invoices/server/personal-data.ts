import { jsonFile } from '#platform/personal-data.ts';
import type { PersonalData } from '#registry/schema.ts';
import { fileNameOf } from './present.ts';
import { printedFile } from './printed-file.ts';
import { findDocumentsFor } from './queries.ts';

/**
 * Invoices of a customer, and the VAT number they are made out to. Exported as printed, and kept for
 * ten years even after the customer is erased, as the law requires of both (INV-07, PRV-07).
 */
export const invoicesData: PersonalData = {
  tables: ['billing_vat_numbers'],

  async exportFiles(appContext, customerId) {
    const today = appContext.clock.today().toString();
    const documents = await findDocumentsFor(appContext.db, customerId, today);
    const files = [];
    for (const { orderNumber, ...document } of documents)
      files.push({
        name: `factures/${fileNameOf({ number: orderNumber }, document)}`,
        content: new Uint8Array(await printedFile(appContext, document.id)),
      });
    const numbers = await appContext.db
      .selectFrom('billing_vat_numbers as b')
      .innerJoin('orders as o', 'o.id', 'b.order_id')
      .select(['o.number as orderNumber', 'b.vat_number as vatNumber'])
      .where('o.customer_id', '=', customerId)
      .orderBy('o.id')
      .execute();
    return numbers.length === 0 ? files : [...files, jsonFile('numeros-de-tva', numbers)];
  },

  erase: async () => undefined,
};
