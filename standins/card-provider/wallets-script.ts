import type { Context } from 'hono';
import messages from './messages/fr.json' with { type: 'json' };

/** Contacts of the demonstration wallet; the last address lacks its street. */
const PEOPLE = [
  ['5 quai Richelieu', '33000', 'Bordeaux', 'FR'],
  ['12 avenue de la Liberté', '1930', 'Luxembourg', 'LU'],
  ['8 rue de Fer', '5000', 'Namur', 'BE'],
  ['', '69003', 'Lyon', 'FR'],
].map(([line1, postal_code, city, country]) => ({
  name: 'Camille Durand',
  address: { line1, line2: null, city, state: null, postal_code, country },
}));

/**
 * Stand-in for Stripe's script with the sandbox provider: only the Express Checkout Element, with
 * Stripe's events and answers. Its wallet is a sheet that uses no device feature, loads nothing
 * from elsewhere and creates tokens of test cards.
 */
const SCRIPT = `(() => {
const words = ${JSON.stringify(messages.wallets)};
const people = ${JSON.stringify(PEOPLE)};
const wallets = { apple_pay: 'Apple Pay', google_pay: 'Google Pay', link: 'Link' };
const cards = ['accepted_visa', 'challenge', 'insufficient_funds'];
const style = new CSSStyleSheet();
style.replaceSync(\`
:host{display:block}
*{box-sizing:border-box}
.row{display:grid;gap:8px;grid-template-columns:repeat(auto-fit,minmax(100px,1fr))}
button{min-height:52px;padding:0 8px;border:2px solid #0e241a;border-radius:999px;background:#0e241a;color:#fff;font:inherit;font-weight:700;cursor:pointer}
button:hover{background:#394d42}
.quiet{background:#fff;color:#0e241a}.quiet:hover{background:#f0f4ea}
:focus-visible{outline:3px solid #194cb1;outline-offset:2px}
dialog{width:min(440px,calc(100vw - 32px));max-height:92dvh;padding:24px;border:1px solid #cdd8ca;border-radius:28px;background:#fff;color:#0e241a;font:inherit}
dialog::backdrop{background:rgb(14 36 26 / .55)}
form{display:grid;gap:16px}
h2{margin:0;font-size:1.375rem;line-height:1.2}
p{margin:0}
.notice{padding:12px 16px;border-radius:12px;background:#dff2fd;font-size:.9375rem}
label{display:grid;gap:4px;font-weight:700;font-size:.9375rem}
input,select{width:100%;min-width:0;min-height:52px;padding:0 12px;border:1px solid #738678;border-radius:12px;background:#fff;color:inherit;font:inherit;font-weight:400}
dl{display:grid;grid-template-columns:1fr auto;gap:4px 16px;margin:0;font-variant-numeric:tabular-nums}
dd{margin:0;text-align:right}
.total{font-weight:700}
\`);
const money = (cents) => new Intl.NumberFormat('fr-FR', { style: 'currency', currency: 'EUR' })
  .format(cents / 100).replaceAll('\\u202f', '\\u00a0');
const make = (tag, props, ...children) => {
  const element = Object.assign(document.createElement(tag), props);
  element.append(...children);
  return element;
};
const choice = (label, options, onchange) => {
  const select = make('select', { onchange: () => onchange(select.value) });
  const offer = (list) => select.replaceChildren(
    ...list.map(([value, text]) => make('option', { value, textContent: text })));
  offer(options);
  return { select, offer, field: make('label', {}, label, select) };
};

window.Stripe = () => ({
  elements(options) {
    const group = { amount: options.amount, card: cards[0] };
    return {
      group,
      update: (changed) => Object.assign(group, changed),
      submit: async () => ({}),
      create: (_type, wanted) => {
        const hears = {};
        const ask = (event, said) => new Promise((answer) => hears[event]
          ? hears[event]({ ...said, resolve: (given = {}) => answer(given), reject: () => answer(null) })
          : answer({}));
        let host;
        const open = async (wallet, root) => {
          const sheet = { ...wanted, ...await ask('click', { expressPaymentType: wallet }) };
          const allowed = sheet.allowedShippingCountries;
          const fits = people.filter(({ address }) => !allowed || allowed.includes(address.country));
          let person = fits[0];
          let rates = sheet.shippingRates;
          const sums = make('dl', {});
          const pay = make('button', { type: 'submit' });
          const problem = make('p', { className: 'notice', hidden: true, textContent: words.refusedPlace });
          const show = (lines) => {
            const rows = lines.flatMap(({ name, amount }) =>
              [make('dt', { textContent: name }), make('dd', { textContent: amount ? money(amount) : words.free })]);
            sums.replaceChildren(...rows,
              make('dt', { className: 'total', textContent: words.total }),
              make('dd', { className: 'total', textContent: money(group.amount) }));
            pay.textContent = words.pay.replace('{{amount}}', money(group.amount));
          };
          const asRates = () => rates.map(({ id, displayName, amount }) =>
            [id, displayName + ' · ' + (amount ? money(amount) : words.free)]);
          const moved = async () => {
            const { line1, line2, ...place } = person.address;
            const answer = await ask('shippingaddresschange', { name: person.name, address: place });
            problem.hidden = answer !== null;
            pay.disabled = answer === null;
            if (answer === null) return;
            rates = answer.shippingRates ?? rates;
            delivery.offer(asRates());
            show(answer.lineItems ?? []);
          };
          const email = make('input', { type: 'email', required: true, value: 'camille.portefeuille@exemple.fr' });
          const delivery = choice(words.delivery, asRates(), async (id) => {
            const answer = await ask('shippingratechange', { shippingRate: rates.find((one) => one.id === id) });
            show(answer?.lineItems ?? []);
          });
          const places = choice(words.place, fits.map(({ address }, index) =>
            [index, [address.line1 || words.noStreet, address.postal_code + ' ' + address.city].join(', ')]),
            (index) => { person = fits[index]; return moved(); });
          const card = choice(words.card, cards.map((name) => [name, words.cards[name]]),
            (name) => { group.card = name; });
          const dialog = make('dialog', { onclose: () => dialog.remove() });
          const heading = make('h2', { id: 'sheet', textContent: wallets[wallet] });
          dialog.setAttribute('aria-labelledby', 'sheet');
          const form = make('form', {
            onsubmit(event) {
              event.preventDefault();
              dialog.close('paid');
              hears.confirm({
                expressPaymentType: wallet,
                billingDetails: { ...person, email: email.value },
                shippingAddress: person,
                shippingRate: rates.find((one) => one.id === delivery.select.value),
                paymentFailed: () => undefined,
              });
            },
          }, heading, make('p', { className: 'notice', textContent: words.notice }),
            ...(sheet.emailRequired ? [make('label', {}, words.email, email)] : []),
            places.field, delivery.field, card.field, problem, sums, pay,
            make('button', { type: 'button', className: 'quiet', textContent: words.cancel, onclick: () => dialog.close() }));
          dialog.append(form);
          dialog.addEventListener('close', () => {
            if (dialog.returnValue !== 'paid' && hears.cancel) hears.cancel({});
          });
          root.append(dialog);
          await moved();
          dialog.showModal();
        };
        return {
          on: (event, hear) => { hears[event] = hear; },
          mount(place) {
            host = make('div', {});
            const root = host.attachShadow({ mode: 'open' });
            root.adoptedStyleSheets = [style];
            const row = make('div', { className: 'row' }, ...Object.entries(wallets).map(([wallet, name]) =>
              make('button', { type: 'button', textContent: name, onclick: () => open(wallet, root) })));
            root.append(row);
            place.append(host);
            setTimeout(() => hears.ready?.({ availablePaymentMethods: { applePay: true, googlePay: true, link: true } }));
          },
          destroy: () => host?.remove(),
        };
      },
    };
  },
  createPaymentMethod: async ({ elements }) => ({ paymentMethod: { id: 'pm_wallet_' + elements.group.card } }),
});
})();`;

export const sendWalletsScript = (c: Context) => {
  c.header('cache-control', 'no-cache');
  return c.body(SCRIPT, 200, { 'content-type': 'text/javascript; charset=utf-8' });
};
