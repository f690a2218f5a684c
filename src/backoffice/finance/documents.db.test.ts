import { beforeEach, expect, test } from 'vitest';
import { officeAs } from '../../../tests/support/office-loaders.ts';
import { jobRunner } from '../../../tests/support/run-jobs.ts';
import { testShop } from '../../../tests/support/shop.ts';
import { soldOrders } from '../../../tests/support/sold-orders.ts';
import { BOWL, KIBBLE, stockShop } from '../../../tests/support/stocked-shop.ts';
import { loader as sheet } from '../list/sheet.page.ts';
import { action, loader } from './documents.page.tsx';

const shop = testShop();
const { order, sold } = soldOrders(shop);
const { run } = jobRunner(shop);
const DOCUMENTS = '/gestion/finances/documents/';

beforeEach(() => stockShop(shop.appContext));

test('O-41 invoices and credit notes are a list: narrowed by its address, kept as a view, taken out as a sheet', async () => {
  await sold({}, [KIBBLE, 1]);
  const back = await sold({}, [BOWL, 2]);
  await order(back, 'refund', `${BOWL}=1`, 'Ébréchée');
  await order(back, 'refunded', `RBT-${back}`);
  await run();
  const { load, send } = await officeAs(shop, 'accounting');
  const shown = async (query: string) => (await load(loader, DOCUMENTS + query)).documents;
  expect((await shown('')).total).toBe(3);
  const [credit] = (await shown('?type=credit_note')).rows;
  expect(credit).toMatchObject({ kind: 'credit_note', order: back, total: 1290 });
  expect((await shown(`?recherche=${back}`)).total).toBe(2);
  expect((await shown('?au=2020-01-01')).total).toBe(0);
  const query = '?type=credit_note&colonnes=number,kind,total,order';
  const answer = await load(sheet, `/gestion/listes/documents/${query}`, { list: 'documents' });
  const lines = (await answer.text()).replace(/^\uFEFF/, '').split('\r\n');
  expect(lines.slice(0, 2)).toEqual([
    'Numéro;Document;Total TTC;Commande',
    // Negative amounts stay numbers in the sheet.
    `${credit?.number};Avoir;-12,90;${back}`,
  ]);
  const saved = send(action, `${DOCUMENTS}?type=credit_note`, [
    ['intent', 'saveView'],
    ['name', 'Avoirs'],
    ['query', 'type=credit_note'],
  ]);
  await expect(saved).rejects.toMatchObject({ status: 302 });
  expect((await shown('?type=credit_note')).views.saved).toMatchObject([{ name: 'Avoirs' }]);
  // Parameters of closings and export errors are not part of a saved view.
  expect((await shown('?clotures=day&erreur=oss')).views.query).toBe('');
});
