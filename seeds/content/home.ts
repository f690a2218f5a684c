import type { HomeBlocks } from '../types.ts';
import { savingsClaim, shopScore } from './claims.ts';
import { entry, link } from './links.ts';

export const home: HomeBlocks = {
  seo: {
    title: 'Gamelle : croquettes et pâtées pour chien et chat, fabriquées en France',
    description:
      'Croquettes, pâtées et friandises premium pour chien et chat, d’un fabricant français. Ration calculée au gramme, 10 % de moins en abonnement, livraison en France, Belgique et Luxembourg.',
  },
  hero: {
    eyebrow: 'Fabricant français',
    title: 'Derrière la gamelle, tout se lit',
    lead: 'Des recettes premium pour chien et chat, cuisinées en France. La composition entière, la ration au gramme et un prix au kilo qui baisse jusqu’à 40 % avec les grands formats.',
    primary: entry('Composer sa gamelle', '/guide-croquettes/'),
    secondary: entry('Voir les produits', '/chien/'),
    scene: 'hero',
  },
  score: shopScore,
  savings: savingsClaim,
  doors: [
    {
      title: 'Côté chien',
      text: 'Du chiot de deux mois au grand senior, du chihuahua au dogue.',
      link: link('/chien/'),
      animal: 'dog',
    },
    {
      title: 'Côté chat',
      text: 'Stérilisé, chasseur, difficile ou les trois à la fois.',
      link: link('/chat/'),
      animal: 'cat',
    },
  ],
  bestSellers: {
    title: 'Les plus léchées',
    intro: 'Les quatre recettes que les animaux finissent jusqu’au métal.',
    skus: ['PR000201', 'PR000123', 'PR000301', 'PR000501'],
    cta: entry('Voir toutes les croquettes', '/chien/croquettes/'),
  },
  subscription: {
    title: 'L’abonnement, en trois gestes',
    intro: '10 % de moins sur chaque envoi, et plus jamais de sac vide un dimanche soir.',
    steps: [
      {
        title: 'Choisissez sa recette',
        text: 'Le guide propose la recette, la ration du jour et le format qui va avec.',
        scene: 'subscription-recipe',
      },
      {
        title: 'Réglez le rythme',
        text: 'De trois semaines à cinq mois. Vous modifiez, décalez ou sautez un envoi jusqu’à quatre jours avant son départ.',
        scene: 'subscription-rhythm',
      },
      {
        title: 'Arrêtez quand vous voulez',
        text: 'La pause se fait en ligne à tout moment, la résiliation après deux envois, sans appel.',
        scene: 'subscription-freedom',
      },
    ],
    note: 'Prix abonné : 10 % de moins que le prix à l’unité, engagement de deux envois. {{debit.deliveryShort}}',
    cta: entry('Comprendre l’abonnement', '/page/abonnement/'),
  },
  guide: {
    title: 'Combien de croquettes, au juste ?',
    text: 'Dites-nous qui mange. En quatre étapes, vous obtenez une recette, une ration et une fréquence d’envoi.',
    nameLabel: 'Son prénom',
    speciesLabel: 'C’est un chien ou un chat ?',
    cta: entry('Commencer', '/guide-croquettes/nouveau/'),
  },
  honesty: {
    title: 'Une recette, étalée sur la table',
    intro: 'Poulet et patate douce, chien adulte. Cinq ingrédients, dans l’ordre de l’étiquette.',
    sku: 'PR000201',
    ingredients: [
      {
        name: 'Poulet',
        share: '62 %',
        text: 'Frais et déshydraté, avec sa graisse. Il fournit l’essentiel des protéines.',
      },
      {
        name: 'Patate douce',
        share: '14 %',
        text: 'De l’amidon qui se digère bien, une fois cuit.',
      },
      { name: 'Riz complet', share: '9 %', text: 'Il donne sa tenue à la croquette.' },
      { name: 'Pois', share: '6 %', text: 'Des fibres et un peu de protéines végétales.' },
      {
        name: 'Huile de saumon',
        share: '1,5 %',
        text: 'Des oméga 3, pour équilibrer ceux du poulet.',
      },
    ],
    note: 'Le reste : pulpe de betterave, hydrolysat de foie, minéraux, chicorée, levure, carotte et persil. Les additifs sont listés sur chaque fiche.',
  },
  reviews: {
    title: 'Ils ont fini leur gamelle',
    intro: 'Trois avis parmi les plus récents, bons ou mauvais.',
    notice:
      'Avis de démonstration. Sur une boutique en service, seuls les avis déposés après une commande sont publiés.',
    cta: entry('Comment nous vérifions les avis', '/page/avis/'),
  },
  onePercent: {
    title: '1 % pour les animaux',
    text: 'Un pour cent de chaque commande, avant nos frais, va à des refuges.',
    cta: entry('Voir où va l’argent', '/page/1-pourcent-pour-les-animaux/'),
  },
};
