import { type Context, Hono } from 'hono';
import { html } from 'hono/html';
import { transact } from '#platform/unit-of-work.ts';
import { sendPage } from '../page-frame.ts';
import { type CardErrors, type CardField, readCard } from './card-form.ts';
import { attachCard } from './change-charge.ts';
import { CARD_PROVIDER_PATH, type Charge, findCharge } from './charge.ts';
import type { AppContext } from './database.ts';
import { t } from './provider-words.ts';

/**
 * Posts messages to the embedding page: ready, height, and whether a card was entered. Any page may
 * receive them, because they contain nothing secret, and only the shop's pages may embed this one.
 * Its own button is removed: with scripts, the embedding page's button submits the card.
 */
const SCRIPT = `
const { card, invalid } = document.querySelector('main > [data-state]').dataset;
const tell = (event, rest) => parent.postMessage({ source: 'card-fields', event, ...rest }, '*');
const height = () => tell('height', { height: Math.ceil(document.querySelector('main').getBoundingClientRect().height) + 2 });
const state = () => {
  height();
  if (card) tell('complete', { card: JSON.parse(card) });
  else tell(invalid ? 'invalid' : 'empty', {});
};
if (parent !== window) document.querySelector('[data-own-button]')?.setAttribute('hidden', '');
new ResizeObserver(height).observe(document.querySelector('main'));
tell('ready', {});
state();
document.querySelector('form')?.addEventListener('submit', () => tell('submitting', {}));
addEventListener('message', ({ source, data }) => {
  if (source !== parent) return;
  if (data === 'card-fields:submit') document.querySelector('form[data-card-form]')?.requestSubmit();
  if (data === 'card-fields:state') state();
});
document.querySelector('[aria-invalid=true]')?.focus();
`;

/** The hosted card fields: a plain form in an iframe, which works without scripts. */
export function fieldsPage(appContext: AppContext): Hono {
  const app = new Hono();

  app.get('/champs', async (c) => {
    const charge = await chargeOf(appContext, c);
    if (charge?.state !== 'open' || charge.method !== 'card') return sendOver(c);
    const isChange = c.req.query('changer') !== undefined;
    return charge.card_token && !isChange ? sendSaved(c, charge) : sendForm(c, charge, {});
  });

  app.post('/champs', async (c) => {
    const charge = await chargeOf(appContext, c);
    if (!charge) return sendOver(c);
    const form = await c.req.parseBody();
    const text = (field: CardField) => String(form[field] ?? '');
    const entered = { number: text('number'), expiry: text('expiry'), cvc: text('cvc') };
    const read = readCard(entered, appContext.clock.today());
    if ('errors' in read) return sendForm(c, charge, read.errors, entered.expiry);
    const { client_secret: secret } = charge;
    const stored = await transact(appContext, (work) => attachCard(work, secret, read.card));
    return stored ? c.redirect(address(secret), 303) : sendOver(c);
  });
  return app;
}

const chargeOf = ({ db }: AppContext, c: Context) =>
  findCharge(db, 'client_secret', c.req.query('secret') ?? '');

const address = (secret: string) => `${CARD_PROVIDER_PATH}/champs?secret=${secret}`;

const field = (
  name: CardField,
  errors: CardErrors,
  attributes: { autocomplete: string; maxlength: number; value?: string },
) => {
  const code = errors[name];
  const describedBy = code ? `${name}-error ${name}-hint` : `${name}-hint`;
  return html`<div>
<label for="${name}">${t(`fields.${name}.label`)}</label>
<p class="hint" id="${name}-hint">${t(`fields.${name}.hint`)}</p>
<input id="${name}" name="${name}" inputmode="numeric" autocomplete="${attributes.autocomplete}"
 maxlength="${attributes.maxlength}" value="${attributes.value ?? ''}" aria-describedby="${describedBy}" aria-invalid="${code ? 'true' : 'false'}" required>
${code ? html`<p class="error" id="${name}-error">${t.translate(`fields.errors.${name}.${code}`)}</p>` : ''}
</div>`;
};

/** Only the expiry is returned: a card number or security code never appears in an answer. */
function sendForm(c: Context, charge: Charge, errors: CardErrors, expiry = '') {
  const invalid = Object.keys(errors).length > 0;
  const body = html`<div data-state="form"${invalid ? html` data-invalid="1"` : ''}>
<p class="notice">${t('fields.notice')}</p>
<form method="post" action="${address(charge.client_secret)}" novalidate data-card-form>
${field('number', errors, { autocomplete: 'cc-number', maxlength: 23 })}
<div class="two">
${field('expiry', errors, { autocomplete: 'cc-exp', maxlength: 7, value: expiry })}
${field('cvc', errors, { autocomplete: 'cc-csc', maxlength: 4 })}
</div>
<div data-own-button><button type="submit" class="quiet">${t('fields.submit')}</button></div>
</form></div>`;
  const page = { title: t('fields.title'), body, framed: true, script: SCRIPT };
  return sendPage(c, page);
}

function sendSaved(c: Context, charge: Charge) {
  const brand = charge.card_brand as 'visa' | 'mastercard';
  const last4 = charge.card_last4 as string;
  const month = String(charge.card_exp_month).padStart(2, '0');
  const card = {
    brand,
    last4,
    expMonth: charge.card_exp_month,
    expYear: charge.card_exp_year,
  };
  const saved = t('fields.saved', {
    brand: t(`brands.${brand}`),
    last4,
    expiry: `${month}/${charge.card_exp_year}`,
  });
  const body = html`<div data-state="saved" data-card="${JSON.stringify(card)}">
<div class="saved" role="status"><strong>${saved}</strong><br>${t('fields.savedNext')}</div>
<p><a href="${address(charge.client_secret)}&amp;changer">${t('fields.change')}</a></p></div>`;
  return sendPage(c, { title: t('fields.title'), body, framed: true, script: SCRIPT });
}

function sendOver(c: Context) {
  const body = html`<div data-state="over" data-invalid="1"><p class="notice" role="status">${t('fields.over')}</p></div>`;
  return sendPage(c, { title: t('fields.title'), body, framed: true, script: SCRIPT }, 410);
}
