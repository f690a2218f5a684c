import { publishProduct } from '../../src/modules/catalog/server/index.ts';
import { transact } from '../../src/platform/unit-of-work.ts';
import { productDraft, variantDraft } from './product-draft.ts';
import { renewals } from './renewals.ts';
import type { TestShop } from './shop.ts';
import { staffCalls } from './staff.ts';
import { TIN } from './stocked-shop.ts';
import { subscriptionCalls } from './subscription-calls.ts';

/** Variant that replaces `TIN`, identical except for its name. */
export const NEW_TIN = '10020002';

/** A shop with planned changes of subscriptions over simulated days. */
export function plannedChanges(shop: TestShop) {
  const { appContext } = shop;
  const days = renewals(shop);
  const { as } = staffCalls(shop);
  const { query, start, run } = days;
  const { call } = subscriptionCalls(shop);

  const inDays = (count: number) => appContext.clock.today().add({ days: count }).toString();
  const prices = (cents: number, more: object = {}) => ({
    kind: 'price',
    appliesOn: inDays(40),
    noticeDays: 30,
    reason: 'Le poulet coûte plus.',
    channels: ['FR_WEB'],
    prices: [{ variantCode: TIN, cents }],
    confirmed: false,
    ...more,
  });
  const swap = (more: object = {}) => ({
    kind: 'replacement',
    appliesOn: inDays(40),
    noticeDays: 30,
    reason: 'La recette change.',
    variantCode: TIN,
    replacedBy: NEW_TIN,
    ...more,
  });
  const plan = async (body: object) => {
    const call = await as('merchandising');
    const answer = await call('POST', '/planned-changes', body);
    const id = (await call('GET', '/planned-changes')).body['hydra:member'][0]?.id as number;
    return { ...answer, id };
  };
  const read = async (id: number) =>
    (await (await as('support'))('GET', `/planned-changes/${id}`)).body;
  const rows = async (id: number) =>
    (await (await as('support'))('GET', `/planned-changes/${id}/subscriptions`)).body[
      'hydra:member'
    ];
  /** Runs the schedules, and all queued jobs until none is left. */
  const carry = async () => {
    await start('carry-planned-changes');
    await run();
    await start('carry-planned-changes');
    await run();
  };
  /** The token of the link in the last mail to a customer. */
  const tokenOf = async (email: string) => {
    const [mail] = await query(
      "select text from mails where recipient = $1 and kind = 'planned-change' order by id desc",
      email,
    );
    return /mon-abonnement\/changement\/([\w-]+)\//.exec(mail.text)?.[1] as string;
  };
  const answer = async (email: string, body: object) =>
    call('POST', `/announced-changes/${await tokenOf(email)}/answers`, body);
  /** A variant like the tin, for the same animals; `changes` are of its product. */
  const publishNewTin = (changes: Parameters<typeof productDraft>[0] = {}, cents = 290) =>
    transact(appContext, (work) =>
      publishProduct(
        work,
        productDraft({
          sku: 'PR000201',
          slug: 'terrine-chat-nouvelle',
          name: 'Terrine chat nouvelle',
          variants: [
            variantDraft({
              code: NEW_TIN,
              slug: '400-g',
              format: '400 g',
              netGrams: 400,
              grossGrams: 460,
              stockOnHand: 500,
              cents,
              subscriptionCents: Math.round(cents * 0.9),
            }),
          ],
          ...changes,
        }),
      ),
    );
  const items = (code: string) =>
    query(
      `select i.variant_code as "variantCode", i.quantity from subscription_items i
       join subscriptions s on s.id = i.subscription_id where s.code = $1 order by i.id`,
      code,
    );
  return {
    ...days,
    as,
    inDays,
    prices,
    swap,
    plan,
    read,
    rows,
    carry,
    tokenOf,
    answer,
    publishNewTin,
    items,
    call,
  };
}
