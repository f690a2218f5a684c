import { beforeEach, expect, test } from 'vitest';
import { salesTerms } from '../../../../seeds/content/pages/sales-terms.ts';
import { orderCalls } from '../../../../tests/support/order-calls.ts';
import { testShop } from '../../../../tests/support/shop.ts';
import { signedIn } from '../../../../tests/support/sign-in.ts';
import { BOWL, KIBBLE, stockShop } from '../../../../tests/support/stocked-shop.ts';
import { subscribers } from '../../../../tests/support/subscriber.ts';
import { TERMS_VERSION } from '../../checkout/contracts.ts';
import { sendOrderConfirmation } from './jobs.ts';

const shop = testShop();
const { call, ready, complete } = orderCalls(shop);
const { cartOf, pay } = subscribers(shop);
const job = sendOrderConfirmation(async (_appContext, version) => ({
  version,
  title: 'Conditions générales de vente',
  sections: [
    { title: 'Prix & taxes', html: '<p>Les prix sont TTC. <a href="/page/avis/">Avis</a></p>' },
  ],
}));

beforeEach(() => stockShop(shop.appContext));

const mails = () => shop.database.db.selectFrom('mails').selectAll().execute();
const waiting = async () => {
  const { rows } = await shop.database.pool.query(
    "select data from pgboss.job where name = 'send-order-confirmation'",
  );
  return rows.map(({ data }) => data);
};

test('WDR-07 CHK-06 a placed order is confirmed by mail, once, with all that was agreed', async () => {
  await shop.database.db
    .updateTable('payment_methods')
    .set({ instructions: 'Faites votre virement avec **le numéro de commande**.' })
    .execute();
  const cart = await ready('bank_transfer', [KIBBLE, 1], [BOWL, 2]);
  await call('PATCH', `/${cart.tokenValue}/apply-coupon`, { couponCode: 'BIENVENUE5' });
  const { body: order } = await complete(cart.tokenValue);
  expect(await waiting()).toEqual([{ orderId: order.id }]);

  await job.run(shop.appContext, { orderId: order.id } as never);
  await job.run(shop.appContext, { orderId: order.id } as never);
  const [mail, second] = await mails();
  expect(second).toBeUndefined();
  expect(mail).toMatchObject({
    key: `order-confirmation:${order.id}`,
    recipient: 'lea@example.org',
    kind: 'order-confirmation',
  });
  expect(mail?.subject).toBe(`Votre commande n°\u00a0${order.number} est confirmée`);
  const text = mail?.text.replaceAll('\u00a0', ' ') ?? '';
  for (const part of [
    'Croquettes chat stérilisé saumon, 4 kg',
    '2 × Gamelle en grès',
    '41,00 €',
    '−5,00 €',
    'Total TTC',
    '61,80 €',
    'dont TVA 20 %',
    'Léa Martin',
    '12 rue des Lilas',
    '69003 Lyon',
    'Faites votre virement avec le numéro de commande.',
    'version 2026-11',
    'Renoncer au contrat ici',
    'Livraison prévue entre',
    'Moyen de paiement : Virement bancaire.',
    'Garantie légale de conformité de 2 ans',
    'À l’attention de Gamelle Démonstration SAS',
    `/renoncer-au-contrat/?commande=${order.number}`,
    'elles sont jointes à cet e-mail',
  ])
    expect(text, part).toContain(part);
  expect(mail?.html).toContain('lang="fr"');
  // S-06: a relative link does not work in a mail.
  expect(mail?.html).not.toMatch(/href="\/(?!\/)/);
  expect(text).not.toMatch(/orders\.mails|undefined|null/);
  // The accepted version of the terms is attached as a file that opens and prints offline.
  expect(text).not.toContain('Les prix sont TTC.');
  const [file, other] = mail?.attachments ?? [];
  expect([file?.name, file?.type, other]).toEqual([
    'conditions-generales-de-vente-2026-11.html',
    'text/html',
    undefined,
  ]);
  expect(file?.content).toContain('<h2>Prix &amp; taxes</h2>');
  expect(file?.content).toContain('Les prix sont TTC.');
  expect(file?.content).not.toMatch(/(href|src)="\/(?!\/)/);
});

test('WDR-05 WDR-07 who subscribes reads in the mail what they are bound to', async () => {
  const lea = await signedIn(shop);
  await pay(await cartOf(lea, [KIBBLE, 1, { subscriptionInterval: 31 }]), lea);
  const [waitingJob] = await waiting();
  await job.run(shop.appContext, waitingJob as never);
  const mail = (await mails()).find(({ subject }) => subject.includes('est confirmée'));
  const text = mail?.text.replaceAll('\u00a0', ' ') ?? '';
  expect(text).toContain('Tous les mois');
  expect(text).toContain('Vous vous engagez pour 2 livraisons');
  expect(text).toContain('Moyen de paiement : Carte bancaire.');
});

test('WDR-07 the version of the terms kept with an order is that of the published page', () => {
  expect(salesTerms.version).toBe(TERMS_VERSION);
});

test('PAY-04 an order whose card payment is still awaited is not confirmed', async () => {
  const cart = await ready('card', [KIBBLE, 1]);
  await complete(cart.tokenValue);
  expect(await waiting()).toEqual([]);
});
