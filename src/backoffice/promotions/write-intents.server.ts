import { type BasisPoints, percent, sum, WHOLE } from '#kit/money.ts';
import {
  promotionEdit,
  type StackShape,
  type TouchedShape,
} from '#modules/promotions/admin-contracts.ts';
import { referenceOf } from '#modules/promotions/rules/index.ts';
import { type FormAnswer, typedValues } from '#pages/forms/form-answer.ts';
import { submitForm } from '#pages/forms/submit-form.server.ts';
import type { AdminClient } from '#services/admin/client.ts';
import { promotionCalls } from '#services/admin/promotions.ts';
import type { OfficeIntent } from '../parts/answer-intent.server.ts';
import { FORM_KEY } from '../parts/form-key.tsx';
import { SEEN_VALUES } from '../parts/seen-values.tsx';
import { unlessChanged } from '../parts/unless-changed.server.ts';
import { rateWords, t } from './promotions-words.ts';
import { seenRule } from './rule-values.ts';
import { typedNewPromotion, typedPromotion, typedRule } from './typed-rule.ts';

/** A new promotion that may bring the discounts of a basket above this share has to be confirmed. */
const UNUSUAL_RATE: BasisPoints = 5000;

const createPromotion: OfficeIntent = async ({ admin, data, key }) => {
  const question = data.has('confirmed') ? null : await unusualRate(admin, data);
  if (question) return { refused: question };
  return submitForm({
    form: 'createPromotion',
    words: 'promotion',
    data,
    schema: typedNewPromotion,
    input: typedRule(typedValues(data)),
    others: ['rate', 'amount'],
    send: (draft) =>
      promotionCalls(admin).create({ ...draft, reference: referenceOf(draft.name) }, key),
  });
};

/** The form with its preview and the request to confirm it; null when its discount is usual, or when it has errors. */
async function unusualRate(admin: AdminClient, data: FormData): Promise<PreviewAnswer | null> {
  const answer = await previewOf(admin, data);
  const reference = referenceOf(String(data.get('name') ?? ''));
  const unusual = (answer.preview ?? []).filter((stack) => isUnusual(stack, reference));
  if (unusual.length === 0) return null;
  const rate = Math.max(...unusual.map((stack) => stack.rate));
  const confirmed =
    rate === WHOLE ? t('form.mustConfirmWhole') : t('form.mustConfirm', { rate: rateWords(rate) });
  return { ...answer, fields: { confirmed } };
}

/** Whether this promotion is what brings the discounts of the basket above the usual share. */
function isUnusual({ basket, steps, total }: StackShape, reference: string): boolean {
  const usual = percent(basket, UNUSUAL_RATE);
  const own = sum(steps.filter(({ code }) => code === reference).map(({ amount }) => amount));
  return own > usual || (total > usual && total - own <= usual);
}

const LOOKED = 'looked';
const CARRIED = new Set([LOOKED, SEEN_VALUES, FORM_KEY, 'intent', 'preview']);

/** All form values as one string, to compare the submit with the preview. */
const allTyped = (data: FormData): string =>
  JSON.stringify([...data].filter(([name]) => !CARRIED.has(name)));

/**
 * An edit affects existing carts immediately: it is saved only as previewed, and previewed again if the input changed since
 * (O-02).
 */
const editPromotion: OfficeIntent<{ code: string }> = async ({ admin, data, key, code }) => {
  if (data.has('preview') || data.get(LOOKED) !== allTyped(data)) {
    const answer = await previewOf(admin, data, code);
    return answer.preview ? { requested: answer } : { refused: answer };
  }
  return submitForm({
    form: 'editPromotion',
    words: 'promotion',
    data,
    schema: typedPromotion,
    input: typedRule(typedValues(data)),
    send: (edit) => promotionCalls(admin).edit(code, edit, key),
  });
};

export const newPromotionIntents = { createPromotion };
export const editPromotionIntents = {
  editPromotion: unlessChanged<{ code: string }>(
    'editPromotion',
    async ({ admin, code }) => seenRule((await promotionCalls(admin).read(code)).rule),
    editPromotion,
  ),
};

/** A refused form, or a valid one with its preview. */
export type PreviewAnswer = FormAnswer & {
  preview?: readonly StackShape[];
  /** Whom the change touches; for an edit. */
  touched?: TouchedShape | undefined;
};

/** The maximum discounts with the typed rule; the form keeps its values. */
export async function previewOf(
  admin: AdminClient,
  data: FormData,
  existing?: string,
): Promise<PreviewAnswer> {
  const form = existing === undefined ? 'createPromotion' : 'editPromotion';
  const values = { ...typedValues(data), [LOOKED]: allTyped(data) };
  const { done, refused } = await submitForm({
    form,
    words: 'promotion',
    data,
    schema: typedPromotion,
    input: typedRule(values),
    send: (edit) =>
      promotionCalls(admin).preview({
        ...promotionEdit.parse(edit),
        reference: existing ?? referenceOf(edit.name),
      }),
  });
  if (refused) return refused;
  const nothing = { submission: crypto.randomUUID(), fields: {}, problems: [] };
  const touched = existing === undefined ? undefined : done.touched;
  return { ...nothing, form, values, preview: done.strongest, touched };
}
