import { expect } from 'vitest';
import { bearer } from '../support/people.ts';
import type { TestShop } from '../support/shop.ts';
import { callerWith, staffCalls } from '../support/staff.ts';
import type { FixtureIds } from './fixture-ids.ts';
import type { Belongings } from './fixtures.ts';

/** What lies on the desk of whoever answers customers: reviews, messages, answers, notes, mails. */
export async function adminFixtureIds(
  shop: TestShop,
  { customer, token }: Pick<Belongings, 'customer' | 'token'>,
): Promise<FixtureIds> {
  const column = async (select: string): Promise<string[]> => {
    const { rows } = await shop.database.pool.query(`select ${select} order by 1 limit 20`);
    return rows.map(({ id }) => String(id));
  };
  const [sku] = await column('sku id from products');
  const review = { rating: 5, title: 'Bien', comment: 'Il adore.', product: sku };
  const post = (path: string, body: object) =>
    shop.request('POST', `/api/v2/shop${path}`, body, bearer(token));
  for (let nth = 0; nth < 3; nth += 1) {
    expect((await post('/product-reviews', review)).ok).toBe(true);
    expect((await post('/contact', { message: `Bonjour ${nth}` })).ok).toBe(true);
  }
  const signedIn = await staffCalls(shop).signIn('direction@equipe.test');
  const team = callerWith(shop, ((await signedIn.json()) as { token: string }).token);
  const requests = await column('id from contact_requests');
  const [first] = requests;
  await team('POST', `/contact-requests/${first}/replies`, { text: 'Bonjour.' });
  await team('POST', `/contact-requests/${first}/merged`, { other: Number(requests.at(-1)) });
  await team('POST', '/contact-templates', { title: 'Retard', text: 'Bonjour {prénom},' });
  await team('POST', '/search-synonyms', { typed: 'clébard', meant: 'chien' });
  await team('POST', '/search-pins', { typed: 'clébard', products: sku });
  await team('POST', '/saved-views', {
    list: 'orders',
    name: 'À vérifier',
    query: 'paiement=paid',
    isShared: true,
  });
  await team('POST', '/roles', { name: 'Réserve', permissions: ['stock.manage'] });
  await team('POST', '/api-keys', {
    name: 'Entrepôt',
    permissions: ['orders.read'],
    until: shop.appContext.clock.today().toString(),
  });
  const receiver = { name: 'ERP', url: 'https://erp.example.org/hook', events: ['order.placed'] };
  await team('POST', '/webhooks', receiver);
  await team('POST', `/customers/${customer}/notes`, { text: 'Rappeler jeudi.' });
  return {
    'product-reviews': await column('id from reviews'),
    'contact-requests': requests,
    replies: await column('id from contact_replies'),
    merged: await column('id from contact_requests where merged_into is not null'),
    'contact-templates': await column('id from contact_templates'),
    'search-synonyms': await column('id from search_synonyms'),
    'search-pins': await column('id from search_pins'),
    'saved-views': await column('id from saved_views'),
    notes: await column('id from customer_notes'),
    mails: await column('id from mails'),
    administrators: await column('id from staff_members'),
    roles: await column('id from staff_roles'),
    webhooks: await column('id from webhooks'),
    'api-keys': await column('staff_id id from api_keys'),
  };
}
