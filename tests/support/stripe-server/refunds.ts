import {
  announce,
  type Form,
  invalid,
  newId,
  type Refund,
  refundedOf,
  type StripeState,
} from './state.ts';

/** Refunds at most the captured amount. */
export function createRefund(world: StripeState, form: Form): Refund {
  const intent = world.intents.get(form.payment_intent ?? '');
  if (!intent)
    throw invalid('resource_missing', `No such payment_intent: '${form.payment_intent}'`, {
      param: 'payment_intent',
    });
  if (intent.status !== 'succeeded')
    throw invalid('payment_intent_unexpected_state', 'There is no captured charge to refund.');
  const refunded = refundedOf(world, intent.id);
  const amount = Number(form.amount ?? intent.amount - refunded);
  if (refunded >= intent.amount)
    throw invalid('charge_already_refunded', 'The charge has already been refunded.');
  if (refunded + amount > intent.amount)
    throw invalid('amount_too_large', 'Refund amount is greater than unrefunded amount.');
  const refund: Refund = {
    id: newId('re'),
    object: 'refund',
    amount,
    payment_intent: intent.id,
    status: 'succeeded',
    metadata: form.metadata ?? {},
  };
  world.refunds.push(refund);
  const charge = { id: intent.latest_charge, object: 'charge', payment_intent: intent.id };
  const about = { ...charge, metadata: intent.metadata, amount_refunded: refunded + amount };
  announce(world, 'charge.refunded', about, null);
  return refund;
}
