import type { Page } from '../../types.ts';

/** REV-01, REV-02. */
export const reviewsPage: Page = {
  slug: 'avis',
  title: 'Comment nous vérifions les avis',
  seo: {
    title: 'Comment nous vérifions les avis | Gamelle',
    description: 'Qui peut donner un avis, comment il est contrôlé, pourquoi il peut être refusé.',
  },
  updatedOn: '2026-11-01',
  version: null,
  blocks: [
    {
      kind: 'notice',
      tone: 'info',
      title: 'Avis de démonstration',
      markdown:
        'Cette boutique est une démonstration : les avis affichés sous les produits ont été écrits pour elle et portent cette mention. Les règles ci-dessous sont celles d’une boutique en service.',
    },
    {
      kind: 'text',
      anchor: 'qui',
      title: 'Qui peut donner un avis',
      markdown:
        'Les personnes qui ont commandé le produit, et l’ont reçu : une fois par commande et par produit. L’avis se donne depuis la commande, dans le compte, ou par le lien de l’invitation que nous envoyons une fois, 20 jours après la livraison ; chaque invitation permet de refuser les suivantes. Il n’y a pas d’autre délai pour donner son avis. Les avis ne sont ni payés ni récompensés.',
    },
    {
      kind: 'text',
      anchor: 'controle',
      title: 'Ce qui est contrôlé',
      markdown:
        'Qu’il vient d’une commande livrée qui contenait le produit : un avis pour lequel rien ne le montre n’est pas publié. Puis il est relu, seulement pour vérifier qu’il respecte les règles ; son contenu n’est jamais corrigé. Tous les avis conformes sont publiés, bons ou mauvais, et le restent cinq ans. Leur auteur peut les modifier ou les retirer à tout moment ; un avis modifié est relu de nouveau.\n\nChaque avis montre sa date, celle de l’achat et, si l’auteur le souhaite, son prénom, l’animal concerné et une photo. L’ordre par défaut est le plus récent d’abord ; vous pouvez trier par note, et choisir l’âge et la race de l’animal. Nos réponses sont signées et datées.',
    },
    {
      kind: 'text',
      anchor: 'refus',
      title: 'Pourquoi un avis est refusé',
      markdown:
        'Produit non reçu, injure, donnée personnelle, publicité, texte sans rapport avec le produit, traitement médical présenté comme un conseil, contenu contraire à la loi. L’auteur reçoit la raison par e-mail ; il peut modifier son avis, ou contester par [le formulaire de contact](/nous-contacter/).',
    },
    {
      kind: 'text',
      anchor: 'doute',
      title: 'Un doute ?',
      markdown:
        'Le lien « Signaler » sous chaque avis, ou bonjour@gamelle.test, ouvre une vérification. Nous répondons sous cinq jours ouvrés.',
    },
    {
      kind: 'text',
      anchor: 'note-globale',
      title: 'La note de la boutique : 4,71/5',
      markdown:
        'La note de 4,71/5 sur 25 769 avis, affichée sur le site, est la moyenne de toutes les notes déposées après commande depuis l’ouverture, arrêtée au 1er novembre 2026. Source : service d’avis de démonstration. Elle porte sur la boutique et non sur un produit ; la note d’un produit ne compte que ses propres avis.',
    },
  ],
};
