import { ask } from '../ask.ts';
import { type Peer, read } from './peer.ts';

const ORDER = `... on Order { id code state totalWithTax shippingWithTax
  lines { id quantity linePriceWithTax productVariant { id sku name } } }
  ... on ErrorResult { errorCode message }`;

const PRODUCT = `query ($slug: String!) { product(slug: $slug) { id name slug description
  variants { id sku name priceWithTax stockLevel } } }`;

const ADDRESS = `{ fullName: "Camille Martin", streetLine1: "12 rue des Lilas", city: "Lyon",
  postalCode: "69003", countryCode: "FR", phoneNumber: "+33612345678" }`;

/** A shopper of its shop API: the token of the session comes with the first answer. */
function shopperAt(url: string) {
  let token: string | undefined;
  return async (query: string, variables: object = {}) => {
    const { status, headers, text } = await ask(
      'POST',
      `${url}/shop-api`,
      { 'content-type': 'application/json', authorization: token ? `Bearer ${token}` : '' },
      JSON.stringify({ query, variables }),
    );
    token = (headers['vendure-auth-token'] as string | undefined) ?? token;
    const { data, errors } = read('shop-api', status, text);
    const [answer] = Object.values(data ?? {}) as { errorCode?: string }[];
    if (errors || answer?.errorCode) throw new Error(text.slice(0, 300));
    // biome-ignore lint/suspicious/noExplicitAny: answers are read the way a stranger reads JSON
    return answer as any;
  };
}

export const vendure: Peer = {
  name: 'vendure',
  fill: (products) => [['server.cjs', 'fill', String(products)]],
  serve: ['server.cjs'],
  ready: '/health',
  open: async ({ url }) => {
    const { items } = await shopperAt(url)(
      '{ products(options: { take: 24 }) { items { slug variants { id } } } }',
    );
    const nth = (n: number) => items[n % items.length];
    const add = (n: number) =>
      `mutation { addItemToOrder(productVariantId: "${nth(n).variants[0].id}", quantity: 1) { ${ORDER} } }`;
    return {
      readProduct: (n) => shopperAt(url)(PRODUCT, { slug: nth(n).slug }),
      cartFlow: async (n) => {
        const call = shopperAt(url);
        const cart = await call(add(n));
        await call(add(n + 1));
        await call(
          `mutation { adjustOrderLine(orderLineId: "${cart.lines[0].id}", quantity: 2) { ${ORDER} } }`,
        );
        await call(`{ activeOrder { ${ORDER.split('... on ErrorResult')[0]} } }`);
      },
      checkoutFlow: async (n) => {
        const call = shopperAt(url);
        await call(add(n));
        await call(`mutation { setCustomerForOrder(input: { firstName: "Camille", lastName: "Martin",
          emailAddress: "camille${n}-${Date.now()}@example.org" }) { ${ORDER} } }`);
        await call(`mutation { setOrderShippingAddress(input: ${ADDRESS}) { ${ORDER} } }`);
        const [method] = await call('{ eligibleShippingMethods { id } }');
        await call(
          `mutation { setOrderShippingMethod(shippingMethodId: ["${method.id}"]) { ${ORDER} } }`,
        );
        await call(`mutation { transitionOrderToState(state: "ArrangingPayment") { ${ORDER} } }`);
        const paid = await call(
          `mutation { addPaymentToOrder(input: { method: "dummy", metadata: {} }) { ${ORDER} } }`,
        );
        if (!/^Payment(Settled|Authorized)$/.test(paid.state)) throw new Error(paid.state);
      },
    };
  },
};
