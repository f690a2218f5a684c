import { index, layout, type RouteConfig, route } from '@react-router/dev/routes';

/**
 * LIST 1: every page, in the order of the specification. French paths live here and in paths.ts.
 * The catch-all category comes last, so that every other route wins over it.
 */
export default [
  index('storefront/home.page.tsx'),
  route('page/:page/', 'storefront/content.page.tsx'),
  route('rechercher/', 'storefront/search.page.tsx'),
  route('nous-contacter/', 'storefront/contact.page.tsx'),
  route('landing/:landing/', 'storefront/landing.page.tsx'),
  route('magasins/', 'storefront/shops.page.tsx'),
  route('magasins/:shop/', 'storefront/shop.page.tsx'),
  route('maintenance/', 'storefront/maintenance.page.tsx'),
  route('faq/:faqQuery?/', 'storefront/faq.page.tsx'),
  route('panier/', 'storefront/cart.page.tsx'),
  route('livraison-estimee/', 'storefront/delivery-estimate.page.ts'),
  route('produits/echantillons/:sample/', 'storefront/sample.page.tsx'),
  route('produits/:product/:format?/', 'storefront/product.page.tsx'),
  route('guide-croquettes/', 'storefront/guide/entry.page.tsx'),
  route('guide-croquettes/nouveau/', 'storefront/guide/new-guide.page.tsx'),
  route('guide-croquettes/nouveau/recommandations/', 'storefront/guide/result.page.tsx'),
  route('commande/villes/', 'storefront/checkout/cities.ts'),
  route('commande/:order/', 'storefront/checkout/checkout.page.tsx'),
  route('commande/:order/points-relais/', 'storefront/checkout/relays.ts'),
  route('commande/:order/confirmation/', 'storefront/checkout/confirmation.page.tsx'),
  route('connexion/', 'storefront/sign-in/sign-in.page.tsx'),
  route('connexion/avec/:provider/', 'storefront/sign-in/social-departure.ts'),
  route('connexion/conseil/', 'storefront/sign-in/password-advice.ts'),
  route('connexion/verification/:token/', 'storefront/sign-in/verification.page.tsx'),
  route('connexion/suppression/:token/', 'storefront/account/deletion-link.page.tsx'),
  route('mot-de-passe-oublie/:token/', 'storefront/sign-in/reset-password.page.tsx'),
  route('deconnexion/', 'storefront/sign-in/sign-out.page.tsx'),
  route('mon-compte/bienvenue/', 'storefront/account/welcome.page.tsx'),
  layout('storefront/account/account-layout.tsx', [
    route('mon-compte/', 'storefront/account/account.page.tsx'),
    route('mon-compte/mes-informations-personnelles/', 'storefront/account/personal-data.page.tsx'),
    route('mon-compte/mes-connexions/', 'storefront/account/sign-ins.page.tsx'),
    route('mon-compte/mes-adresses/', 'storefront/account/addresses.page.tsx'),
    route('mon-compte/mes-donnees/', 'storefront/account/my-data.page.tsx'),
    route('mon-compte/mes-donnees/supprimer/', 'storefront/account/delete-account.page.tsx'),
    route('mon-compte/mes-commandes/', 'storefront/account/orders.page.tsx'),
    route('mon-compte/mes-commandes/:order/', 'storefront/account/order.page.tsx'),
  ]),
  route('robots.txt', 'storefront/robots.page.ts'),
  route('sitemap.xml', 'storefront/sitemap.page.ts'),
  route('*', 'storefront/category.page.tsx'),
] satisfies RouteConfig;
