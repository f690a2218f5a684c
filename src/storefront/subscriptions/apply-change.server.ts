import { redirect } from 'react-router';
import { z } from 'zod';
import { t as catalogue } from '#i18n/catalogue.server.ts';
import { ownValue } from '#kit/own-value.ts';
import {
  couponAddition,
  dateChange,
  frequencyChange,
  itemAddition,
  type Scope,
  type SubscriptionShape,
  scoped,
} from '#modules/subscriptions/contracts.ts';
import { ABORT_REASONS } from '#modules/subscriptions/rules/index.ts';
import { type FormAnswer, FormProblem } from '#pages/forms/form-answer.ts';
import { submitForm } from '#pages/forms/submit-form.server.ts';
import { type ChangeCalls, changeCalls } from '#services/shop/subscriptions.ts';
import { paths, type SubscriptionTab } from '../../paths.ts';
import type { Change, Changed } from './change.ts';
import { changeAddress } from './change-address.server.ts';
import { addCard, payWithCard } from './change-card.server.ts';
import { changeShipping } from './change-shipping.server.ts';
import { t } from './subscription-words.ts';

interface Intent<Schema extends z.ZodType> {
  schema: Schema;
  send: (calls: ChangeCalls, value: z.output<Schema>, change: Change) => Promise<Changed>;
  tab?: SubscriptionTab;
  /** Fields a browser may leave out. */
  others?: readonly string[];
}

const count = z.coerce.number().int().min(1).max(9999);
const optionalDate = z.union([z.literal(''), z.iso.date()]).optional();

/** A form whose answer is the subscription as it stands afterwards. */
const form =
  <Schema extends z.ZodType>(intent: Intent<Schema>) =>
  async (change: Change): Promise<FormAnswer | undefined> => {
    const { data, shop, code, version } = change;
    const name = String(data.get('intent'));
    const { refused } = await submitForm({
      form: name,
      words: 'subscription',
      data,
      schema: intent.schema,
      others: intent.others ?? ['scope'],
      unexplained: t('failed'),
      send: async (value) => {
        const after = await intent.send(changeCalls(shop, code, version), value, change);
        const { scope } = value as { scope?: Scope };
        throw redirect(
          paths.subscription(code, {
            ...(intent.tab ? { tab: intent.tab } : {}),
            done: name,
            ...(scope === 'all' ? { scope } : {}),
            ...(after?.effectiveOn ? { on: after.effectiveOn } : {}),
          }),
        );
      },
    });
    return refused;
  };

type Run = (change: Change) => Promise<FormAnswer | undefined>;

/** Every form of the page of a subscription, by its `intent`. */
const intents: Readonly<Record<string, Run>> = {
  date: form({ schema: dateChange, send: (calls, { date, scope }) => calls.moveTo(date, scope) }),
  frequency: form({
    schema: frequencyChange.extend({
      frequency: z.coerce.number().pipe(frequencyChange.shape.frequency),
    }),
    tab: 'mine',
    others: ['scope', 'frequency'],
    send: (calls, { frequency, scope }) => calls.setFrequency(frequency, scope),
  }),
  quantities: form({ schema: scoped.loose(), send: setQuantities }),
  product: form({
    schema: itemAddition.extend({ quantity: count }),
    send: (calls, item) => calls.addItem({ ...item, upsell: true }),
  }),
  remove: form({
    schema: z.object({ ...scoped.shape, item: count.max(Number.MAX_SAFE_INTEGER) }),
    send: (calls, { item, scope }) => calls.removeItem(item, scope),
  }),
  animals: (change) =>
    form({
      schema: z.object({ item: count.max(Number.MAX_SAFE_INTEGER) }),
      send: (calls, { item }) => calls.setAnimals(item, change.data.getAll('animal').map(String)),
    })(change),
  coupon: form({
    schema: couponAddition.extend({ couponCode: couponAddition.shape.couponCode.min(1) }),
    send: (calls, { couponCode, scope }) => calls.addCoupon(couponCode, scope),
  }),
  uncoupon: form({
    schema: z.object({ couponCode: z.string() }),
    send: (calls, { couponCode }) => calls.removeCoupon(couponCode),
  }),
  shipNow: form({ schema: z.object({}), send: (calls) => calls.shipNow() }),
  pause: form({
    schema: z.object({ until: optionalDate }),
    tab: 'mine',
    send: (calls, { until }) => calls.pause(until || null),
  }),
  resume: form({
    schema: z.object({ date: optionalDate }),
    send: (calls, { date }) => calls.resume(date || null),
  }),
  abort: form({
    tab: 'mine',
    others: ['reason'],
    schema: z.preprocess(
      withMessage,
      z.object({
        reason: z.string().min(1).pipe(z.enum(ABORT_REASONS)),
        message: z.string().trim().min(1).max(2000),
      }),
    ),
    send: async (calls, body, { code }) => {
      const after = await calls.abort(body);
      if (body.reason !== 'pet_gone') return after;
      throw redirect(paths.subscription(code, { tab: 'mine', done: 'abortPetGone' }));
    },
  }),
  address: (change) => changeAddress(change, 'sendTo'),
  billing: (change) => changeAddress(change, 'billTo'),
  shipping: changeShipping,
  payWith: payWithCard,
  newCard: addCard,
  card: addCard,
};

/**
 * A reason that says all is the message too, where no script wrote it into the field (SUB-18); only
 * "another reason" says nothing without words.
 */
function withMessage(typed: unknown) {
  const { reason = '', message } = typed as { reason?: string; message?: string };
  const words = reason === 'other' ? '' : catalogue(`subscriptions.abortReasons.${reason}`);
  const isReason = words !== '' && (ABORT_REASONS as readonly string[]).includes(reason);
  return isReason && !message?.trim() ? { reason, message: words } : typed;
}

/** One call per line whose count was changed; each follows the version the one before made. */
async function setQuantities(
  _calls: ChangeCalls,
  { scope, ...fields }: { scope: Scope } & Record<string, unknown>,
  { shop, code, version, subscription }: Change,
): Promise<Changed> {
  let after: Pick<SubscriptionShape, 'version' | 'effectiveOn'> | null = null;
  for (const { id, quantity } of subscription.items) {
    const asked = fields[`quantity-${id}`];
    if (asked === undefined || asked === String(quantity)) continue;
    const typed = count.safeParse(asked);
    if (!typed.success) throw new FormProblem(t('items.wrong'));
    const calls = changeCalls(shop, code, after?.version ?? version);
    after = await calls.setQuantity(id, typed.data, scope);
  }
  if (!after) throw new FormProblem(t('items.same'));
  return after;
}

/** Runs the form that was sent; answers only when it was refused. */
export async function applyChange(change: Change): Promise<FormAnswer | undefined> {
  const name = String(change.data.get('intent'));
  const run = ownValue(intents, name);
  if (!run) throw new Response(null, { status: 400 });
  return run(change);
}
