import { catCategories } from './categories/chat.ts';
import { dogCategories } from './categories/chien.ts';
import { filters } from './categories/filters.ts';
import { articles } from './content/articles.ts';
import { crossSells } from './content/cross-sells.ts';
import { footer } from './content/footer.ts';
import { header } from './content/header.ts';
import { home } from './content/home.ts';
import { landings } from './content/landings.ts';
import { pages } from './content/pages/index.ts';
import { camille } from './customers/camille.ts';
import { faq } from './faq/entries.ts';
import { faqTags } from './faq/tags.ts';
import { buyers } from './orders/buyers.ts';
import { orders } from './orders/orders.ts';
import { products } from './products/index.ts';
import { assignReviews } from './reviews/assign.ts';
import { belgianShops, luxembourgShops } from './shops/belgium-luxembourg.ts';
import { northernShops } from './shops/france-north.ts';
import { southernShops } from './shops/france-south.ts';
import { campaigns } from './sites/campaigns.ts';
import { company } from './sites/company.ts';
import { paymentMethods } from './sites/payment-methods.ts';
import { promotions } from './sites/promotions.ts';
import { routeRules } from './sites/route-rules.ts';
import { shippingMethods } from './sites/shipping-methods.ts';
import { answers } from './staff/answers.ts';
import { messages } from './staff/messages.ts';
import { team } from './staff/team.ts';
import type { DemoShop } from './types.ts';
import { typeset } from './typeset.ts';

/** The whole demonstration shop, with its French typography set. */
export const demoShop: DemoShop = typeset({
  company,
  shippingMethods,
  paymentMethods,
  promotions,
  campaigns,
  filters,
  categories: [...dogCategories, ...catCategories],
  products,
  crossSells,
  reviews: assignReviews(products),
  header,
  footer,
  home,
  pages,
  landings,
  articles,
  faqTags,
  faq,
  shops: [...northernShops, ...southernShops, ...belgianShops, ...luxembourgShops],
  routeRules,
  customers: [camille],
  staff: team,
  answers,
  messages,
  buyers,
  orders,
});
