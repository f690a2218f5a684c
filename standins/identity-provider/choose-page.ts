import { type Context, Hono } from 'hono';
import { html } from 'hono/html';
import type Provider from 'oidc-provider';
import { sendPage } from '../page-frame.ts';
import type { AppContext } from './database.ts';
import { addPerson, findPerson, PEOPLE, type Person } from './people.ts';
import { t } from './provider-words.ts';

const INTERACTION_SECONDS = 600;
/**
 * `auth_time` of a person the provider did not authenticate again: long ago, in seconds since 1970.
 */
const LONG_AGO = 1;

type Result =
  | { login: { accountId: string; ts?: number; amr?: string[] } }
  | { error: string; error_description: string };

/** Choice of a person, without a password: this provider only has demonstration people. */
export function choosePage(appContext: AppContext, provider: () => Promise<Provider>): Hono {
  const app = new Hono();
  const findInteraction = async (c: Context) =>
    (await provider()).Interaction.find(c.req.param('uid') ?? '');

  app.get('/choix/:uid', async (c) =>
    (await findInteraction(c)) ? sendChoice(c, false) : sendUnknown(c),
  );

  app.post('/choix/:uid', async (c) => {
    const interaction = await findInteraction(c);
    if (!interaction) return sendUnknown(c);
    const form = await c.req.parseBody();
    const result = await resultOf(appContext, form);
    if (!result) return sendChoice(c, true);
    interaction.result = result;
    await interaction.save(INTERACTION_SECONDS);
    return c.redirect(interaction.returnTo, 303);
  });
  return app;
}

async function resultOf(
  appContext: AppContext,
  form: Record<string, unknown>,
): Promise<Result | null> {
  if (form.refuse !== undefined)
    return { error: 'access_denied', error_description: 'The person refused.' };
  const person =
    form.person === undefined
      ? await addPerson(appContext, form)
      : await findPerson(appContext, String(form.person));
  if (!person) return null;
  if (person.fault === 'server_error')
    return { error: 'server_error', error_description: 'Out of order.' };
  const login = { accountId: person.sub, amr: form.mfa === 'on' ? ['pwd', 'mfa'] : ['pwd'] };
  return { login: person.fault === 'old_session' ? { ...login, ts: LONG_AGO } : login };
}

const choice = (person: Person) => html`<button name="person" value="${person.sub}" class="quiet">
${person.given_name} ${person.family_name}<br><small>${hintOf(person)}</small></button>`;

function hintOf({ email, email_verified, fault }: Person): string {
  if (fault) return t(`choose.faults.${fault}`);
  if (!email) return t('choose.noEmail');
  return email_verified ? email : t('choose.unverified', { email });
}

function sendChoice(c: Context, refused: boolean) {
  const title = t('choose.title');
  const body = html`<h1>${title}</h1><p class="notice">${t('choose.notice')}</p>
<form method="post">${PEOPLE.map(choice)}</form>
<h2>${t('choose.other')}</h2>
${refused ? html`<p class="error" role="alert">${t('choose.refused')}</p>` : ''}
<form method="post">
<div><label for="email">${t('choose.email')}</label><input id="email" name="email" type="email" maxlength="255" required></div>
<div class="two"><div><label for="first">${t('choose.firstName')}</label><input id="first" name="firstName" maxlength="255" required></div>
<div><label for="last">${t('choose.lastName')}</label><input id="last" name="lastName" maxlength="255" required></div></div>
<div><label for="groups">${t('choose.groups')}</label><input id="groups" name="groups" maxlength="255"></div>
<label class="check"><input type="checkbox" name="verified" checked> ${t('choose.verified')}</label>
<label class="check"><input type="checkbox" name="mfa"> ${t('choose.several')}</label>
<button>${t('choose.submit')}</button></form>
<form method="post"><button name="refuse" value="1" class="quiet">${t('choose.refuse')}</button></form>`;
  return sendPage(c, { title, body, framed: false }, refused ? 422 : 200);
}

function sendUnknown(c: Context) {
  const title = t('unknown.title');
  const body = html`<h1>${title}</h1><p>${t('unknown.text')}</p>
<p><a class="button" href="/connexion/">${t('unknown.back')}</a></p>`;
  return sendPage(c, { title, body, framed: false }, 404);
}
