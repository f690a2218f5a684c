import { Hono } from 'hono';
import { html } from 'hono/html';
import { TEST_CARDS } from './card-provider/test-cards.ts';
import { PEOPLE, type Person } from './identity-provider/people.ts';

const behaviour = ({
  outcome,
  declineCode,
  fault,
  laterDeclineCode,
}: (typeof TEST_CARDS)[number]) =>
  laterDeclineCode
    ? `accepted, then ${laterDeclineCode} when a subscription renews`
    : fault
      ? `accepted, ${fault.replaceAll('_', ' ')}`
      : (declineCode ?? outcome);

const nature = ({ email, email_verified, fault }: Omit<Person, 'given_name' | 'family_name'>) =>
  fault?.replaceAll('_', ' ') ??
  (email_verified ? 'verified e-mail' : email ? 'e-mail not verified' : 'no e-mail');

/** What stands in for the outside world, for those who try the shop. Never mounted in production. */
export function devPages(): Hono {
  const app = new Hono();
  app.get('/', (c) =>
    c.html(html`<!doctype html>
<html lang="en"><meta charset="utf-8"><title>Stand-ins</title>
<body><h1>Stand-ins</h1>
<h2>Design system</h2><p><a href="/_dev/ui/">Every control in its states, at 390 and 1440 pixels</a></p>
<h2>Mail</h2><p><a href="/_dev/mail/">Mails the shop wrote</a></p>
<h2>Identity provider</h2><p>On <a href="/connexion/">/connexion/</a>, “Continuer avec Compte Démo”. No password is asked:</p>
<ul>${PEOPLE.map(({ given_name, family_name, ...person }) => html`<li>${given_name} ${family_name}: ${nature(person)}</li>`)}<li>or anybody you type</li></ul>
<h2>Tag manager</h2><p>After a yes to cookies, the browser's console says what would be measured; “Gérer mes cookies” at the foot of each page changes the choice.</p>
<h2>Relay network</h2><p><a href="/_dev/relays/">What can go wrong at relay points</a></p>
<h2>Card provider</h2><p>Expiry: any month to come. Cryptogram: any three digits.</p>
<table><thead><tr><th scope="col">Number</th><th scope="col">What happens</th></tr></thead><tbody>
${TEST_CARDS.map((card) => html`<tr><td>${card.number.replace(/(.{4})(?=.)/g, '$1 ')}</td><td>${behaviour(card)}</td></tr>`)}
</tbody></table></body></html>`),
  );
  return app;
}
