/**
 * Stand-in for Stripe's script: the calls the shop uses, with one field per card part mounted in
 * the given element, or one wallet with an address in Bordeaux. Unknown options are an error, as
 * with Stripe, and so is a wallet sheet whose items exceed the total.
 */
export const FIELDS_SCRIPT = `(() => {
const api = new URL(document.currentScript.src).origin;
const known = ['mode', 'amount', 'currency', 'locale', 'captureMethod', 'paymentMethodCreation',
  'allowedPaymentMethodTypes', 'setupFutureUsage', 'appearance'];
const ofWallets = ['emailRequired', 'billingAddressRequired', 'shippingAddressRequired', 'phoneNumberRequired',
  'allowedShippingCountries', 'business', 'buttonHeight', 'buttonTheme', 'buttonType', 'layout',
  'paymentMethods', 'paymentMethodOrder', 'shippingRates', 'lineItems', 'applePay'];
const owner = { name: 'Camille Durand', address: { line1: '5 quai Richelieu', line2: null,
  city: 'Bordeaux', state: null, postal_code: '33000', country: 'FR' } };
const button = (text, onclick) => Object.assign(document.createElement('button'), { type: 'button', textContent: text, onclick });
const wallet = (group, options) => {
  for (const name of Object.keys(options))
    if (!ofWallets.includes(name)) throw new Error('IntegrationError: ' + name);
  const hears = {};
  const held = ({ shippingRates, lineItems }) => {
    const sum = lineItems.reduce((total, { amount }) => total + amount, 0);
    if (sum > group.amount || shippingRates.length === 0) throw new Error('IntegrationError: sheet');
    return shippingRates;
  };
  return {
    on: (event, hear) => { hears[event] = hear; },
    mount(place) {
      place.append(button('Apple Pay', () => hears.click({ expressPaymentType: 'apple_pay', resolve(shown) {
        held(shown);
        hears.shippingaddresschange({ name: owner.name, address: { city: 'Bordeaux', country: 'FR', postal_code: '33000', state: '' },
          reject() { throw new Error('not delivered'); },
          resolve(there) {
            const [rate] = held(there);
            place.append(button('Payer ' + group.amount, () => hears.confirm({ expressPaymentType: 'apple_pay',
              billingDetails: { ...owner, email: 'camille@exemple.fr', phone: null }, shippingAddress: owner,
              shippingRate: rate, paymentFailed(why) { throw new Error(why.reason); } })));
          } });
      } })));
      setTimeout(() => hears.ready && hears.ready({ elementType: 'expressCheckout', availablePaymentMethods: { applePay: true } }));
    },
    destroy() {},
  };
};
const fields = [['number', 'Numéro de carte'], ['expiry', 'Date d’expiration'], ['cvc', 'Cryptogramme']];
window.Stripe = (key) => ({
  elements(options) {
    for (const name of Object.keys(options))
      if (!known.includes(name)) throw new Error('IntegrationError: ' + name);
    const inputs = {};
    const group = { amount: options.amount, isWallet: false };
    return {
      inputs,
      group,
      update: (changed) => Object.assign(group, changed),
      create(type, wanted) {
        if (type === 'expressCheckout') {
          group.isWallet = true;
          return wallet(group, wanted);
        }
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
        if (group.isWallet) return {};
        const isFilled = fields.every(([name]) => inputs[name].value);
        return isFilled ? {} : { error: { message: 'Votre numéro de carte est incomplet.' } };
      },
    };
  },
  async createPaymentMethod({ elements }) {
    const fromWallet = { number: { value: '4242424242424242' }, expiry: { value: '08/31' }, cvc: { value: '' } };
    const { number, expiry, cvc } = elements.group.isWallet ? fromWallet : elements.inputs;
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
