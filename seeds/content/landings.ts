import type { Landing } from '../types.ts';
import { entry } from './links.ts';

export const landings: Landing[] = [
  {
    slug: 'chat-sterilise',
    title: 'Stérilisé, et toujours affamé ?',
    seo: {
      title: 'Chat stérilisé : garder la ligne sans avoir faim | Gamelle',
      description:
        'Pourquoi un chat stérilisé grossit, combien lui donner, et quelles recettes lui conviennent.',
      noindex: true,
    },
    blocks: [
      {
        kind: 'hero',
        title: 'Stérilisé, et toujours affamé ?',
        lead: 'Ses besoins ont baissé d’environ un quart, son appétit non. Voici comment remplir le bol sans remplir le chat.',
        cta: entry('Composer son menu', '/userGuide/guide-nutrition-short/'),
        scene: 'door-cat',
      },
      {
        kind: 'steps',
        title: 'Trois gestes qui suffisent souvent',
        items: [
          {
            title: 'Peser',
            text: 'La ration au gramme, une fois par jour. Le chat, une fois par mois.',
          },
          {
            title: 'Mouiller',
            text: 'Un sachet de pâtée trois fois par semaine : beaucoup d’eau, peu d’énergie.',
          },
          {
            title: 'Faire chasser',
            text: 'Une balle distributrice : le repas dure un quart d’heure.',
          },
        ],
      },
      {
        kind: 'products',
        title: 'Les recettes qui lui vont',
        skus: ['PR000123', 'PR000124', 'PR000125', 'PR000403'],
      },
      {
        kind: 'callToAction',
        title: 'Une ration, pas une poignée',
        markdown:
          'Quatre questions, et vous avez la recette, la ration et la fréquence d’envoi. Si sa silhouette demande un avis, le guide vous envoie chez le vétérinaire plutôt qu’au panier.',
        cta: entry('Commencer le guide', '/guide-croquettes/'),
      },
    ],
  },
  {
    slug: 'bienvenue-chiot',
    title: 'Un chiot arrive',
    seo: {
      title: 'Un chiot arrive : la première année | Gamelle',
      description: 'Transition, nombre de repas, ration par âge et recettes de croissance.',
      noindex: true,
    },
    blocks: [
      {
        kind: 'hero',
        title: 'Un chiot arrive. La gamelle est prête ?',
        lead: 'Gardez une semaine l’aliment de l’éleveur, puis changez en dix jours. Pour la suite, suivez le guide.',
        cta: entry('Calculer sa ration', '/guide-croquettes/nouveau/'),
        scene: 'door-dog',
      },
      {
        kind: 'facts',
        title: 'Combien de repas',
        rows: [
          { label: 'Avant quatre mois', value: 'Quatre repas par jour' },
          { label: 'De quatre à six mois', value: 'Trois repas par jour' },
          { label: 'Après six mois', value: 'Deux repas par jour' },
        ],
      },
      {
        kind: 'products',
        title: 'Selon le chien qu’il deviendra',
        skus: ['PR000213', 'PR000211', 'PR000212', 'PR000305'],
      },
      { kind: 'faq', title: 'Les questions de la première semaine', tag: 'nutrition', limit: 5 },
    ],
  },
];
