import type { Page } from '../../types.ts';
import { entry } from '../links.ts';

export const subscription: Page = {
  slug: 'abonnement',
  title: 'L’abonnement',
  seo: {
    title: 'Abonnement croquettes et pâtées : 10 % de moins | Gamelle',
    description:
      'Une fréquence de trois semaines à cinq mois, 10 % de moins, deux livraisons au minimum. Modifiable jusqu’à quatre jours avant l’envoi, résiliable en ligne.',
  },
  updatedOn: null,
  version: null,
  blocks: [
    {
      kind: 'hero',
      title: 'Le bon sac, le bon jour',
      lead: 'Vous choisissez la recette et la fréquence. Nous envoyons, vous gardez la main : 10 % de moins, deux livraisons au minimum, puis plus aucune attache.',
      cta: entry('Trouver sa recette', '/guide-croquettes/'),
      scene: 'subscription-rhythm',
    },
    {
      kind: 'steps',
      title: 'Comment cela se passe',
      items: [
        {
          title: 'Vous choisissez',
          text: 'Sur la fiche d’un produit, cochez « Abonnement » et une fréquence. Le guide propose celle qui correspond à la ration de votre animal.',
          scene: 'subscription-recipe',
        },
        {
          title: 'Nous vous prévenons',
          text: 'Un e-mail une semaine avant chaque envoi, un autre quatre jours avant, avec le contenu, le prix et la date.',
          scene: 'subscription-rhythm',
        },
        {
          title: 'Vous ajustez',
          text: 'Jusqu’à quatre jours avant le départ : contenu, adresse, date, fréquence. Pour le prochain envoi seulement, ou pour tous.',
          scene: 'subscription-freedom',
        },
        {
          title: 'Nous envoyons',
          text: '{{debit.delivery}} La facture est disponible 7 à 10 jours après l’expédition.',
          scene: 'delivery',
        },
      ],
    },
    {
      kind: 'facts',
      title: 'Les dix fréquences',
      rows: [
        { label: 'Rapprochées', value: '3 semaines, 1 mois, 6 semaines, 7 semaines' },
        { label: 'Courantes', value: '2 mois, 10 semaines, 11 semaines, 3 mois' },
        { label: 'Espacées', value: '4 mois, 5 mois' },
      ],
    },
    {
      kind: 'text',
      anchor: 'prix',
      title: 'Le prix abonné',
      markdown:
        'Il est de 10 % inférieur au prix à l’unité, au centime près, sur chaque envoi. En échange, vous vous engagez pour **deux livraisons**. Avec un sac à 64,90 €, l’engagement porte donc sur deux envois de 58,41 €, soit 116,82 €, livraison offerte en France.\n\nSi un prix augmente, l’e-mail de rappel le dit et vous pouvez partir sans condition, même avant la deuxième livraison.',
    },
    {
      kind: 'text',
      anchor: 'modifier',
      title: 'Modifier, décaler, sauter, mettre en pause',
      markdown:
        'Tout se fait dans [Mes abonnements](/mon-compte/mes-abonnements/). Quatre jours avant l’envoi, le contenu, l’adresse et le transporteur sont figés, car le colis se prépare ; au-delà, le service clients vous dit ce qui reste possible.\n\nUn changement de fréquence peut ne valoir que pour la commande suivante, si la prochaine est déjà lancée. « Envoyer maintenant » fait partir et débite l’envoi sous 24 heures ouvrées.',
    },
    {
      kind: 'text',
      anchor: 'resilier-votre-contrat',
      title: 'Résilier votre contrat',
      markdown:
        'La résiliation est ouverte jour et nuit, sans motif et sans appel, depuis [Mes abonnements](/mon-compte/mes-abonnements/) ou, sans compte, par la page [Résilier votre contrat](/resilier-votre-contrat/). Vous recevez une confirmation avec la date d’effet.\n\nAprès deux livraisons, l’effet est immédiat. Avant, la demande est acceptée aussitôt et prend effet après la deuxième. Vous partez sans attendre si votre animal meurt, si un prix augmente, si un produit s’arrête, si nous ne livrons pas, ou pendant les 14 jours de rétractation qui suivent la première livraison.',
    },
    {
      kind: 'products',
      title: 'Les plus abonnées',
      skus: ['PR000201', 'PR000123', 'PR000231', 'PR000124'],
    },
    { kind: 'faq', title: 'Questions sur l’abonnement', tag: 'abonnement', limit: 8 },
  ],
};
