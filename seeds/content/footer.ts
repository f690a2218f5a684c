import type { Footer } from '../types.ts';
import { entry, legalFunctions, link } from './links.ts';

export const footer: Footer = {
  logo: { label: 'Gamelle, accueil', link: link('/') },
  baseline:
    'Croquettes, pâtées et friandises fabriquées en France, livrées en France, Belgique et Luxembourg.',
  links: [
    entry('Boutique', '/chien/', [
      entry('Pour chien', '/chien/'),
      entry('Pour chat', '/chat/'),
      entry('Échantillons pour chien', '/chien/echantillons/'),
      entry('Échantillons pour chat', '/chat/echantillons/'),
      entry('Guide croquettes', '/guide-croquettes/'),
    ]),
    entry('Aide', '/faq/', [
      entry('Questions fréquentes', '/faq/'),
      entry('Conseils et guides', '/conseils/'),
      entry('Livraison', '/page/livraison/'),
      entry('Abonnement', '/page/abonnement/'),
      entry('Nous contacter', '/nous-contacter/'),
      entry('Magasins', '/magasins/'),
      entry('Rappels de produits', '/rappels-de-produits/'),
    ]),
    entry('Vos droits', '/page/retractation/', [
      entry('Renoncer au contrat ici', legalFunctions.withdraw),
      entry('Résilier votre contrat', legalFunctions.terminate),
      entry('Droit de rétractation', '/page/retractation/'),
      entry('Comment nous vérifions les avis', '/page/avis/'),
      entry('Gérer mes cookies', '/page/donnees-personnelles/#cookies'),
    ]),
    entry('La maison', '/page/qui-sommes-nous/', [
      entry('Qui sommes-nous', '/page/qui-sommes-nous/'),
      entry('1 % pour les animaux', '/page/1-pourcent-pour-les-animaux/'),
      entry('Accessibilité : partiellement conforme', '/page/accessibilite/'),
      entry('Crédits', '/page/credits/'),
    ]),
  ],
  legal: [
    entry('Conditions générales de vente', '/page/conditions-generales-de-vente/'),
    entry('Conditions d’utilisation', '/page/conditions-utilisation/'),
    entry('Données personnelles', '/page/donnees-personnelles/'),
    entry('Mentions légales', '/page/mentions-legales/'),
    entry('Accessibilité', '/page/accessibilite/'),
  ],
  paymentMarks: [
    { code: 'visa', label: 'Visa' },
    { code: 'mastercard', label: 'Mastercard' },
    { code: 'paypal', label: 'PayPal' },
    { code: 'cheque', label: 'Chèque' },
    { code: 'bank_transfer', label: 'Virement' },
  ],
  reassurance: [
    {
      icon: 'truck',
      title: 'Livraison offerte',
      text: 'Dès 49 € en France, 59 € en Belgique et au Luxembourg',
    },
    {
      icon: 'undo',
      title: '14 jours pour changer d’avis',
      text: 'Sans motif, depuis le site, en deux étapes',
    },
    {
      icon: 'repeat',
      title: 'Abonnement souple',
      text: '10 % de moins, deux envois au minimum, puis vous arrêtez quand vous voulez',
    },
    {
      icon: 'france',
      title: 'Fabriqué en France',
      text: 'Recettes cuites en Bretagne et en Vendée',
    },
  ],
  support: {
    phone: '+33 1 99 00 12 34',
    email: 'bonjour@gamelle.test',
    hours: 'Du lundi au vendredi, de 9:00 à 18:00',
    text: 'Une question sur une recette, un additif, un envoi ? Appel non surtaxé.',
  },
  copyright:
    'Gamelle Démonstration SAS, boutique fictive. Aucune commande n’est réellement livrée.',
};
