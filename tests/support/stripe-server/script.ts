/**
 * What stands in for Stripe's script in a page: the calls of it that the shop makes, with one field
 * per part of a card, drawn into the place given. Options it does not know are an error, as there.
 */
export const FIELDS_SCRIPT = `(() => {
const api = new URL(document.currentScript.src).origin;
const known = ['mode', 'amount', 'currency', 'locale', 'captureMethod', 'paymentMethodCreation',
  'allowedPaymentMethodTypes', 'setupFutureUsage', 'appearance'];
const fields = [['number', 'Numéro de carte'], ['expiry', 'Date d’expiration'], ['cvc', 'Cryptogramme']];
window.Stripe = (key) => ({
  elements(options) {
    for (const name of Object.keys(options))
      if (!known.includes(name)) throw new Error('IntegrationError: ' + name);
    const inputs = {};
    return {
      inputs,
      create() {
        const hears = {};
        return {
          on: (event, hear) => { hears[event] = hear; },
          mount(place) {
            for (const [name, label] of fields) {
              const input = inputs[name] = document.createElement('input');
              const around = document.createElement('label');
              around.append(label, input);
              place.append(around);
            }
            setTimeout(() => hears.ready && hears.ready());
          },
          destroy() {},
        };
      },
      async submit() {
        const isFilled = fields.every(([name]) => inputs[name].value);
        return isFilled ? {} : { error: { message: 'Votre numéro de carte est incomplet.' } };
      },
    };
  },
  async createPaymentMethod({ elements }) {
    const { number, expiry, cvc } = elements.inputs;
    const [month, year] = expiry.value.split('/');
    const body = new URLSearchParams({ type: 'card', 'card[number]': number.value,
      'card[exp_month]': month.trim(), 'card[exp_year]': '20' + year.trim(), 'card[cvc]': cvc.value });
    const answer = await fetch(api + '/v1/payment_methods',
      { method: 'POST', body, headers: { authorization: 'Bearer ' + key } });
    const told = await answer.json();
    return told.error ? { error: told.error } : { paymentMethod: told };
  },
});
})();`;
