import { type Context, Hono } from 'hono';
import { setCookie } from 'hono/cookie';
import { html } from 'hono/html';
import { TIME_ZONE } from '#kit/dates.ts';
import type { Clock } from '#platform/clock.ts';
import { parseMove } from '#platform/moved-clock.ts';
import type { RecentLines } from '#platform/recent-lines.ts';
import { TEST_CARDS } from './card-provider/test-cards.ts';
import { sendDevPage } from './dev-frame.ts';
import { PEOPLE, type Person } from './identity-provider/people.ts';
import type { NotedCalls } from './switches/calls.ts';
import { SWITCH_COOKIE, SWITCHES, type Switch, switchesOf } from './switches/switches.ts';

interface DevTools {
  clock: Clock;
  calls: NotedCalls;
  lines: RecentLines;
  /** Moves the clock, and runs the jobs that are due in between. */
  moveClock: {
    by(move: Temporal.Duration): void;
    toMachineTime(): void;
    /** Target of a running move. */
    target(): Temporal.Instant | null;
    problem(): string | null;
  };
}

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

const GROUPS = [...new Set(SWITCHES.map(({ group }) => group))];
const idOf = (group: string) => group.toLowerCase().replaceAll(/[^a-z]+/g, '-');

const LATER = [
  ['+1h', 'an hour'],
  ['+1d', 'a day'],
  ['+7d', 'a week'],
  ['+28d', 'four weeks'],
] as const;

/** Development tools and stand-ins of external services. Never mounted in production. */
export function devPages(tools: DevTools): Hono {
  const app = new Hono();
  app.get('/', (c) => {
    const on = switchesOf(c.req.header('cookie'));
    const target = tools.moveClock.target();
    return sendDevPage(c, {
      title: 'Trying the shop',
      body: html`<h1>Trying the shop</h1>
<p class="lead">What is hard to bring about by hand is switched on here. A switch counts for this browser alone; the clock and the relay network count for the whole shop. None of this exists in production.</p>
${on.length > 0 ? allOff(on) : ''}
<ul class="contents"><li><a href="#clock">Clock</a></li>${GROUPS.map((group) => html`<li><a href="#${idOf(group)}">${group}</a></li>`)}<li><a href="#cards">Test cards</a></li><li><a href="#people">People</a></li></ul>
${clockPanel(tools, target)}
${GROUPS.map((group) => groupOf(group, on))}
${standins()}`,
      again: target ? 2 : undefined,
    });
  });

  app.post('/switches/', async (c) => {
    const { code, all } = await c.req.parseBody<{ code?: string; all?: string }>();
    const on = switchesOf(c.req.header('cookie')).map((one) => one.code);
    const wanted =
      all === 'off'
        ? []
        : SWITCHES.map((one) => one.code).filter((one) =>
            one === code ? !on.includes(one) : on.includes(one),
          );
    setCookie(c, SWITCH_COOKIE, wanted.join('.'), {
      path: '/',
      httpOnly: true,
      sameSite: 'Lax',
      maxAge: wanted.length === 0 ? 0 : undefined,
    });
    // The browser's cache would hide the effect of a switch.
    c.header('clear-site-data', '"cache"');
    const found = SWITCHES.find((one) => one.code === code);
    return c.redirect(found ? `/_dev/#${found.code}` : '/_dev/', 303);
  });

  app.post('/clock/', async (c) => {
    const { by = '' } = await c.req.parseBody<{ by?: string }>();
    const move = parseMove(by);
    if (!move)
      return c.text('Say how far: +30d, -2h, +15m, or 0 for the time of the machine.', 400);
    if (move.blank) tools.moveClock.toMachineTime();
    else tools.moveClock.by(move);
    return c.redirect('/_dev/#clock', 303);
  });

  app.get('/calls/', (c) => callsPage(c, tools.calls));
  app.post('/calls/', (c) => {
    tools.calls.clear();
    return c.redirect('/_dev/calls/', 303);
  });
  app.get('/log/', (c) => logPage(c, tools.lines));
  app.post('/log/', (c) => {
    tools.lines.clear();
    return c.redirect('/_dev/log/', 303);
  });
  return app;
}

const allOff = (
  on: readonly Switch[],
) => html`<form method="post" action="/_dev/switches/" class="notice">
<p><b>${on.length} on in this browser:</b> ${on.map(({ code }, nth) => html`${nth > 0 ? ', ' : ''}<a href="#${code}">${code}</a>`)}</p>
<button name="all" value="off">Switch all off</button></form>`;

const shownTime = (moment: Temporal.Instant) =>
  moment
    .toZonedDateTimeISO(TIME_ZONE)
    .toPlainDateTime()
    .toString({ smallestUnit: 'minute' })
    .replace('T', ', ');

function clockPanel({ clock, moveClock }: DevTools, target: Temporal.Instant | null) {
  const problem = moveClock.problem();
  return html`<section class="panel" aria-labelledby="clock">
<h2 id="clock">The shop’s clock</h2>
<p><strong>${shownTime(clock.now())}</strong> in Paris</p>
<p role="status">${target ? html`On its way to ${shownTime(target)}: what falls due on each day is being done.` : ''}${problem ? html`The last move stopped: ${problem}` : ''}</p>
<p>Everything follows it: orders, jobs, mails, cards. Going forward, the days in between are lived through: reminders leave, subscriptions are charged, tries are repeated, invoices appear. Going back plans every job anew.</p>
<form method="post" action="/_dev/clock/" class="bar">
${LATER.map(([by, name]) => html`<button name="by" value="${by}">${name} later</button>`)}
<button name="by" value="0" class="quiet">Time of the machine</button></form>
<form method="post" action="/_dev/clock/" class="bar"><p><label for="by">Another move</label>
<input id="by" name="by" required pattern="[+\\-][0-9]{1,5}[dhm]|0" placeholder="+3d" aria-describedby="by-hint"></p>
<p><button class="quiet">Move</button></p><p id="by-hint" class="small">Days, hours or minutes from now: <code>+3d</code>, <code>-2h</code>, <code>+15m</code>. The command <code>npm run shop -- clock +30d</code> counts from the time of the machine.</p></form>
</section>`;
}

const groupOf = (
  group: string,
  on: readonly Switch[],
) => html`<section aria-labelledby="${idOf(group)}">
<h2 id="${idOf(group)}">${group}</h2>
<ul class="cards">${SWITCHES.filter((one) => one.group === group).map((one) => cardOf(one, on.includes(one)))}</ul></section>`;

const cardOf = (
  { code, does, see, rows }: Switch,
  isOn: boolean,
) => html`<li class="card${isOn ? ' on' : ''}" id="${code}">
<div class="head"><h3>${code}</h3><span class="state">${isOn ? 'On' : 'Off'}</span></div>
<p>${does}</p>
<p class="small">${see}</p>
<p class="rows">Shows ${rows.join(' · ')}</p>
<form method="post" action="/_dev/switches/"><button name="code" value="${code}"${isOn ? '' : ' class="quiet"'} aria-label="Switch ${code} ${isOn ? 'off' : 'on'}">Switch ${isOn ? 'off' : 'on'}</button></form></li>`;

const standins = () => html`<section aria-labelledby="cards"><h2 id="cards">Test cards</h2>
<p>Expiry: any month to come. Cryptogram: any three digits.</p>
<div class="scroll" tabindex="0" role="region" aria-labelledby="cards"><table><thead><tr><th scope="col">Number</th><th scope="col">What happens</th></tr></thead><tbody>
${TEST_CARDS.map((card) => html`<tr><td class="code">${card.number.replace(/(.{4})(?=.)/g, '$1 ')}</td><td>${behaviour(card)}</td></tr>`)}
</tbody></table></div></section>
<section aria-labelledby="people"><h2 id="people">People of the identity provider</h2>
<p>On <a href="/connexion/">/connexion/</a>, “Continuer avec Compte Démo”. No password is asked:</p>
<ul>${PEOPLE.map(({ given_name, family_name, ...person }) => html`<li>${given_name} ${family_name}: ${nature(person)}</li>`)}<li>or anybody you type</li></ul></section>`;

function callsPage(c: Context, calls: NotedCalls) {
  const rows = calls
    .latest()
    .map(
      ({ method, address, signedIn, status, ms }) =>
        html`<tr><td>${method}</td><td class="code">${address}</td><td>${signedIn ? 'with a token' : 'none'}</td><td>${status ?? 'no answer'}</td><td>${ms} ms</td></tr>`,
    );
  return sendDevPage(c, {
    title: 'Calls',
    body: html`<h1>Calls of the pages</h1>
<p class="lead">What pages asked the services for browsers that have a switch on, latest first. Switch <a href="/_dev/#note-calls">note-calls</a> on to see yours.</p>
<form method="post" action="/_dev/calls/" class="bar"><button class="quiet">Empty the list</button></form>
${rows.length > 0 ? html`<div class="scroll" tabindex="0" role="region" aria-label="Calls"><table><thead><tr><th scope="col">Method</th><th scope="col">Address</th><th scope="col">Authorization</th><th scope="col">Answer</th><th scope="col">Took</th></tr></thead><tbody>${rows}</tbody></table></div>` : html`<p>No call yet.</p>`}`,
  });
}

function logPage(c: Context, lines: RecentLines) {
  const rows = lines.latest().map(({ level, time, msg, rest }) => {
    const { err, ...others } = rest as {
      err?: { type?: string; message?: string; status?: number };
    };
    const error = err
      ? `${err.type ?? 'Error'}: ${err.message}${err.status === undefined ? '' : ` (status ${err.status})`}`
      : '';
    return html`<tr><td>${Temporal.Instant.fromEpochMilliseconds(time).toString({ smallestUnit: 'second' })}</td><td>${level >= 50 ? 'error' : 'warning'}</td><td>${msg}</td><td>${error}</td><td class="code">${JSON.stringify(others)}</td></tr>`;
  });
  return sendDevPage(c, {
    title: 'Log',
    body: html`<h1>Warnings and errors</h1>
<p class="lead">The latest of this process, newest first, as the log has them; secrets are taken out before they are written.</p>
<form method="post" action="/_dev/log/" class="bar"><button class="quiet">Empty the list</button></form>
${rows.length > 0 ? html`<div class="scroll" tabindex="0" role="region" aria-label="Log"><table><thead><tr><th scope="col">When</th><th scope="col">Level</th><th scope="col">What</th><th scope="col">Error</th><th scope="col">Besides</th></tr></thead><tbody>${rows}</tbody></table></div>` : html`<p>Nothing yet.</p>`}`,
  });
}
