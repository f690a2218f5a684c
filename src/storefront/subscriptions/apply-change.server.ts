import { randomUUID } from 'node:crypto';
import { redirect } from 'react-router';
import { z } from 'zod';
import { t as catalogue } from '#i18n/catalogue.server.ts';
import { readKilos } from '#kit/decimal.ts';
import { ownValue } from '#kit/own-value.ts';
import { MOST_SHARE } from '#modules/bowls/rules/index.ts';
import {
  type ChangePreview,
  couponAddition,
  dateChange,
  frequencyChange,
  itemAddition,
  itemReplacement,
  leavingDiscount,
  type PreviewShape,
  planBChange,
  type Scope,
  type SubscriptionShape,
  scoped,
} from '#modules/subscriptions/contracts.ts';
import { ABORT_REASONS, rhythmLater, weekLater } from '#modules/subscriptions/rules/index.ts';
import { FormProblem, typedValues } from '#pages/forms/form-answer.ts';
import { submitForm } from '#pages/forms/submit-form.server.ts';
import { type SubscriptionTab, subscriptionPaths } from '#pages/subscription-paths.ts';
import { type ChangeCalls, changeCalls } from '#services/shop/subscriptions.ts';
import type { Change, Changed } from './change.ts';
import { changeAddress } from './change-address.server.ts';
import { addCard, payWithCard } from './change-card.server.ts';
import { changeNextPoint } from './change-next-point.server.ts';
import { changeShipping } from './change-shipping.server.ts';
import { planBOf } from './plan-b-choice.ts';
import { asksPreview, choiceOf, type StepAnswer } from './previewed.ts';
import { t } from './subscription-words.ts';

interface Intent<Schema extends z.ZodType> {
  schema: Schema;
  send: (calls: ChangeCalls, value: z.output<Schema>, change: Change) => Promise<Changed>;
  /** The change as a preview request; without it the form has no preview. */
  preview?: (value: z.output<Schema>, change: Change) => ChangePreview;
  tab?: SubscriptionTab;
  /** Fields a browser may omit. */
  others?: readonly string[];
}

const count = z.coerce.number().int().min(1).max(9999);
const lineNumber = count.max(Number.MAX_SAFE_INTEGER);
const optionalDate = z.union([z.literal(''), z.iso.date()]).optional();

/** A form whose API call returns the changed subscription. */
const form =
  <Schema extends z.ZodType>(intent: Intent<Schema>) =>
  async (change: Change): Promise<StepAnswer | undefined> => {
    const { data, shop, code, version } = change;
    const name = String(data.get('intent'));
    const isThought = intent.preview !== undefined && asksPreview(data);
    const { refused, done } = await submitForm({
      form: name,
      words: 'subscription',
      data,
      schema: intent.schema,
      others: intent.others ?? ['scope'],
      unexplained: t('failed'),
      send: async (value) => {
        if (isThought && intent.preview)
          return changeCalls(shop, code, version).preview(intent.preview(value, change));
        const after = await intent.send(changeCalls(shop, code, version), value, change);
        const { scope } = value as { scope?: Scope };
        throw redirect(
          subscriptionPaths.one(code, {
            tab: intent.tab,
            done: name,
            scope: scope === 'all' ? scope : undefined,
            on: after?.effectiveOn || undefined,
            count: after?.count || undefined,
          }),
        );
      },
    });
    return refused ?? (done && previewAnswer(name, data, done));
  };

/** State of the form with its submitted values and the preview. */
const previewAnswer = (
  form: string,
  data: FormData,
  { before, after }: PreviewShape,
): StepAnswer => ({
  form,
  submission: randomUUID(),
  values: typedValues(data),
  fields: {},
  problems: [],
  preview: { before, after, of: choiceOf(data) },
});

type Run = (change: Change) => Promise<StepAnswer | undefined>;

/** Handlers of the forms of a subscription's page, by `intent`. */
const intents: Readonly<Record<string, Run>> = {
  date: form({
    schema: dateChange,
    preview: (input) => ({ change: 'date', ...input }),
    send: (calls, { date, scope }) => calls.moveTo(date, scope),
  }),
  postpone: form({
    schema: z.object({}),
    preview: () => ({ change: 'postpone' }),
    send: (calls, _, { subscription }) => calls.moveTo(laterThan(subscription, weekLater), 'next'),
  }),
  skip: form({
    schema: z.object({}),
    preview: () => ({ change: 'skip' }),
    send: (calls, _, { subscription }) =>
      calls.moveTo(laterThan(subscription, rhythmLater), 'next'),
  }),
  undo: undoChanges,
  frequency: form({
    schema: frequencyChange.extend({
      frequency: z.coerce.number().pipe(frequencyChange.shape.frequency),
    }),
    tab: 'mine',
    others: ['scope', 'frequency'],
    preview: (input) => ({ change: 'frequency', ...input }),
    send: (calls, { frequency, scope }) => calls.setFrequency(frequency, scope),
  }),
  quantities: form({
    schema: scoped.loose(),
    preview: ({ scope, ...fields }, { subscription }) => ({
      change: 'quantities',
      items: changedQuantities(subscription, fields),
      scope,
    }),
    send: setQuantities,
  }),
  left: form({
    schema: z.object({ item: lineNumber, share: z.coerce.number().min(0).max(100) }),
    send: (calls, { item, share: percent }) => calls.answerBowl(item, { share: percent / 100 }),
  }),
  weighed: form({
    schema: z.object({ item: lineNumber, kilos: z.string().trim().min(1) }),
    send: (calls, { item, kilos }, { subscription }) =>
      calls.answerBowl(item, { share: shareOf(subscription, item, kilos) }),
  }),
  product: form({
    schema: itemAddition.extend({ quantity: count }),
    preview: ({ productVariant, quantity, scope }) => ({
      change: 'add',
      productVariant,
      quantity,
      scope,
    }),
    send: (calls, item) => calls.addItem({ ...item, upsell: true }),
  }),
  replace: form({
    schema: itemReplacement.extend({
      item: count.max(Number.MAX_SAFE_INTEGER),
      quantity: count,
      overlap: z
        .literal('on')
        .optional()
        .transform((ticked) => ticked === 'on'),
    }),
    others: ['scope', 'overlap'],
    send: (calls, { item, ...comes }) => calls.replaceItem(item, comes),
  }),
  remove: form({
    schema: z.object({ ...scoped.shape, item: count.max(Number.MAX_SAFE_INTEGER) }),
    preview: ({ item, scope }) => ({ change: 'remove', id: item, scope }),
    send: (calls, { item, scope }) => calls.removeItem(item, scope),
  }),
  animals: (change) =>
    form({
      schema: z.object({ item: count.max(Number.MAX_SAFE_INTEGER) }),
      send: (calls, { item }) => calls.setAnimals(item, change.data.getAll('animal').map(String)),
    })(change),
  planB: form({
    schema: z.object({
      item: count.max(Number.MAX_SAFE_INTEGER),
      choice: z.string().min(1),
      days: z.string().optional(),
      afterwards: z.string().optional(),
    }),
    others: ['choice', 'days', 'afterwards'],
    send: (calls, { item, choice, days, afterwards }) =>
      calls.setPlanB(item, planBChange.parse(planBOf(choice, days, afterwards))),
  }),
  joinParcel: form({
    schema: z.object({ with: z.string().min(1).max(40) }),
    send: (calls, { with: other }) => calls.joinParcel(other),
  }),
  leaveParcel: form({ schema: z.object({}), send: (calls) => calls.leaveParcel() }),
  nextPoint: changeNextPoint,
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
    preview: ({ until }) => ({ change: 'pause', until: until || null }),
    send: (calls, { until }) => calls.pause(until || null),
  }),
  resume: form({
    schema: z.object({ date: optionalDate }),
    preview: ({ date }) => ({ change: 'resume', date: date || null }),
    send: (calls, { date }) => calls.resume(date || null),
  }),
  discount: form({
    schema: leavingDiscount,
    preview: (input) => ({ change: 'leaving_discount', ...input }),
    send: (calls, input) => calls.acceptDiscount(input),
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
      throw redirect(subscriptionPaths.one(code, { tab: 'mine', done: 'abortAnimalGone' }));
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
 * Without scripts a reason that needs no explanation is used as the message too (SUB-18); only
 * "another reason" requires a text.
 */
function withMessage(typed: unknown) {
  const { reason = '', message } = typed as { reason?: string; message?: string };
  const words = reason === 'other' ? '' : catalogue(`subscriptions.abortReasons.${reason}`);
  const isReason = words !== '' && (ABORT_REASONS as readonly string[]).includes(reason);
  return isReason && !message?.trim() ? { reason, message: words } : typed;
}

/** A weighed remainder as a share of the last delivery. @throws FormProblem for an invalid weight, or one far too large. */
function shareOf({ items }: SubscriptionShape, item: number, typed: string): number {
  const kilos = readKilos(typed);
  const fault = (text: string) => new FormProblem('', { kilos: [text] });
  if (kilos === null || !(kilos >= 0)) throw fault(t('bowls.noWeight'));
  const delivered = items.find(({ id }) => id === item)?.runsOut?.deliveredGrams ?? 0;
  const share = (kilos * 1000) / delivered;
  if (!(share <= MOST_SHARE)) throw fault(t('bowls.tooMuch'));
  return share;
}

/** The dispatch date of the next delivery after postponing it. */
function laterThan(
  { nextShippingDate, frequency }: SubscriptionShape,
  further: typeof rhythmLater,
): string {
  const next = Temporal.PlainDate.from(nextShippingDate ?? '');
  return further(next, frequency.days).toString();
}

/** The lines with a changed quantity. @throws FormProblem for none, or an invalid quantity. */
function changedQuantities(
  { items }: SubscriptionShape,
  fields: Record<string, unknown>,
): { id: number; quantity: number }[] {
  const changed = items.flatMap(({ id, quantity }) => {
    const requested = fields[`quantity-${id}`];
    if (requested === undefined || requested === String(quantity)) return [];
    const typed = count.safeParse(requested);
    if (!typed.success) throw new FormProblem(t('items.wrong'));
    return [{ id, quantity: typed.data }];
  });
  if (changed.length === 0) throw new FormProblem(t('items.same'));
  return changed;
}

/** One call per changed line; each is based on the version the previous one created. */
async function setQuantities(
  _calls: ChangeCalls,
  { scope, ...fields }: { scope: Scope } & Record<string, unknown>,
  { shop, code, version, subscription }: Change,
): Promise<Changed> {
  let after: Pick<SubscriptionShape, 'version' | 'effectiveOn'> | null = null;
  const changed = changedQuantities(subscription, fields);
  for (const { id, quantity } of changed) {
    const calls = changeCalls(shop, code, after?.version ?? version);
    after = await calls.setQuantity(id, quantity, scope);
  }
  return { effectiveOn: null, count: changed.length };
}

/** Undoes the history entries of one press, the latest first. */
async function undoChanges({ data, shop, code }: Change): Promise<StepAnswer | undefined> {
  const { refused } = await submitForm({
    form: 'undo',
    words: 'subscription',
    data,
    schema: z.object({}).loose(),
    unexplained: t('failed'),
    send: async () => {
      const ids = z.array(z.coerce.number().int().min(1)).max(100).parse(data.getAll('change'));
      for (const id of ids) await changeCalls(shop, code, null).undo(id);
      throw redirect(subscriptionPaths.one(code, { done: 'undo' }));
    },
  });
  return refused;
}

/** Dispatches the submitted form; returns a value only when it was refused. */
export async function applyChange(change: Change): Promise<StepAnswer | undefined> {
  const name = String(change.data.get('intent'));
  const run = ownValue(intents, name);
  if (!run) throw new Response(null, { status: 400 });
  return run(change);
}
