import { type Context, Hono } from 'hono';
import { html } from 'hono/html';
import { money } from '#i18n/money.ts';
import { transact } from '#platform/unit-of-work.ts';
import { sendPage } from '../page-frame.ts';
import { answerChallenge } from './change-charge.ts';
import { type Charge, findCharge, lockCharge } from './charge.ts';
import type { AppContext } from './database.ts';
import { t } from './provider-words.ts';

/** 3-D Secure of the card's bank, and the wallet's own page: two buttons, then back to the shop. */
export function challengePage(appContext: AppContext): Hono {
  const app = new Hono();

  app.get('/verification/:challenge', async (c) => {
    const charge = await findCharge(appContext.db, 'challenge', c.req.param('challenge'));
    if (!charge) return sendUnknown(c);
    return charge.state === 'requires_action' ? sendQuestion(c, charge) : sendOver(c, charge);
  });

  app.post('/verification/:challenge', async (c) => {
    const { answer } = await c.req.parseBody();
    const charge = await transact(appContext, async (work) => {
      const found = await lockCharge(work.tx, 'challenge', c.req.param('challenge'));
      return found && answerChallenge(work, found, answer === 'approve');
    });
    return charge ? c.redirect(charge.return_path, 303) : sendUnknown(c);
  });
  return app;
}

function sendQuestion(c: Context, charge: Charge) {
  const amount = money(charge.amount);
  const { method, card_last4: last4 } = charge;
  const title = t.translate(`challenge.title.${method}`);
  const text = t.translate(`challenge.text.${method}`, { amount, last4: last4 ?? '' });
  const body = html`<h1>${title}</h1><p>${text}</p><p class="notice">${t('challenge.demo')}</p>
<form method="post">
<button name="answer" value="approve">${t('challenge.approve')}</button>
<button name="answer" value="refuse" class="quiet">${t('challenge.refuse')}</button>
</form>`;
  return sendPage(c, { title, body, framed: false });
}

function sendOver(c: Context, charge: Charge) {
  const title = t('challenge.overTitle');
  const body = html`<h1>${title}</h1><p>${t('challenge.overText')}</p>
<p><a class="button" href="${charge.return_path}">${t('challenge.back')}</a></p>`;
  return sendPage(c, { title, body, framed: false });
}

function sendUnknown(c: Context) {
  const title = t('challenge.unknownTitle');
  const body = html`<h1>${title}</h1><p>${t('challenge.unknownText')}</p>
<p><a class="button" href="/">${t('challenge.back')}</a></p>`;
  return sendPage(c, { title, body, framed: false }, 404);
}
