import { beforeEach, describe, expect, test } from 'vitest';
import type { EntryDocument, EntryType } from '#modules/content/contracts.ts';
import { publishEntry, renderSource } from '#modules/content/server/index.ts';
import { debitText } from '#modules/payments/web/index.ts';
import { transact } from '#platform/unit-of-work.ts';
import { salesTerms } from '../../../../seeds/content/pages/sales-terms.ts';
import { subscription } from '../../../../seeds/content/pages/subscription.ts';
import { shoppingQuestions } from '../../../../seeds/faq/shopping.ts';
import { orderCalls } from '../../../../tests/support/order-calls.ts';
import { ACCEPTED, paymentCalls } from '../../../../tests/support/payment-calls.ts';
import { sandboxDrive } from '../../../../tests/support/sandbox-drive.ts';
import { testShop } from '../../../../tests/support/shop.ts';
import { KIBBLE, stockShop } from '../../../../tests/support/stocked-shop.ts';
import { pageSource } from '../../../seed/content-entries.ts';

const shop = testShop();
const { appContext } = shop;
const { ready } = orderCalls(shop);
const QUESTIONS = 'quand-suis-je-debite';

beforeEach(async () => {
  await stockShop(appContext);
  const [slug, question, answer, tags] =
    shoppingQuestions.find(([name]) => name === QUESTIONS) ?? missing();
  await publish('page', salesTerms.slug, pageSource(salesTerms));
  await publish('page', subscription.slug, pageSource(subscription));
  const entry = { slug, question, answer, tags: [...tags], position: 1 };
  await publish('faq', slug, entry);
});

function missing(): never {
  throw new Error('nobody is told when they are debited');
}
const publish = <T extends EntryType>(type: T, slug: string, source: EntryDocument<T>) =>
  transact(appContext, (work) =>
    publishEntry(work, { type, slug, locale: 'fr', source, document: renderSource(source) }),
  );
const read = async (path: string): Promise<string> =>
  plain(await (await shop.request('GET', `/api${path}`)).text());
const plain = (text: string) => text.replaceAll(/[\u00a0\u202f]/g, ' ').replaceAll('\\u00a0', ' ');

const DEPARTURE = /débité[es]* (à son|au) départ|débite au départ|Débit au départ/;
const AT_ORDER = /débité[es]* à (la|sa) commande|[Dd]ébit de chaque envoi à sa commande/;

describe.each([
  { captureAt: 'shipping', state: 'authorized', says: DEPARTURE, never: AT_ORDER },
  { captureAt: 'order', state: 'captured', says: AT_ORDER, never: DEPARTURE },
] as const)('CAPTURE_AT=$captureAt', ({ captureAt, state, says, never }) => {
  const { pay, run, charges } = paymentCalls(shop, sandboxDrive(shop), { captureAt });

  test('W-01 PAY-07 what pages, terms and mails say of the debit is how the charge stands', async () => {
    const cart = await ready('card', [KIBBLE, 1]);
    await pay(cart, ACCEPTED);
    await run();
    expect((await charges()).map((charge) => charge.state)).toEqual([state]);
    const mail = appContext.db
      .selectFrom('mails')
      .select('text')
      .where('kind', '=', 'order-confirmation');
    const texts = {
      terms: await read(`/b2c-pages/${salesTerms.slug}`),
      subscription: await read(`/b2c-pages/${subscription.slug}`),
      question: await read(`/b2c-faqs?filters[slug][$eq]=${QUESTIONS}`),
      mail: plain((await mail.executeTakeFirstOrThrow()).text),
      'product page, guide': plain(debitText(captureAt, 'deliveryShort')),
      'payment, recapitulation, confirmation': plain(debitText(captureAt, 'card')),
      'recapitulation of a subscription': plain(debitText(captureAt, 'delivery')),
    };
    for (const [where, text] of Object.entries(texts)) {
      expect([where, text.match(says)?.[0]]).toEqual([where, expect.any(String)]);
      expect([where, text.match(never)?.[0]]).toEqual([where, undefined]);
      expect([where, text.match(/jamais avant|[Aa]ucun débit avant|\{\{\w+\.\w+/)?.[0]]).toEqual([
        where,
        undefined,
      ]);
    }
  });
});

test('W-23 the terms quote the buttons that are there', async () => {
  const terms = await read(`/b2c-pages/${salesTerms.slug}`);
  expect(terms).toContain('« Commander et payer »');
  expect(terms).toContain('« Commander avec obligation de paiement »');
});
