import { catCategories } from './categories/chat.ts';
import { dogCategories } from './categories/chien.ts';
import { filters } from './categories/filters.ts';
import { footer } from './content/footer.ts';
import { header } from './content/header.ts';
import { home } from './content/home.ts';
import { camille } from './customers/camille.ts';
import { products } from './products/index.ts';
import { company } from './sites/company.ts';
import { paymentMethods } from './sites/payment-methods.ts';
import { shippingMethods } from './sites/shipping-methods.ts';
import { sites } from './sites/sites.ts';
import { taxRates } from './sites/tax-rates.ts';
import type { DemoShop } from './types.ts';
import { typeset } from './typeset.ts';

const known = new Set(products.map((product) => product.sku));

/** The whole demonstration shop, with its French typography set. */
export const demoShop: DemoShop = typeset({
  company,
  sites,
  taxRates,
  shippingMethods,
  paymentMethods,
  filters,
  categories: [...dogCategories, ...catCategories],
  products: products.map((product) => ({
    ...product,
    crossSell: product.crossSell.filter((sku) => known.has(sku)),
  })),
  crossSells: [],
  reviews: [],
  header,
  footer,
  home,
  pages: [],
  landings: [],
  faqTags: [],
  faq: [],
  shops: [],
  customers: [camille],
});
