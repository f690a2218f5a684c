import type { Page } from '../../types.ts';

export const termsOfUse: Page = {
  slug: 'conditions-utilisation',
  title: 'Conditions d’utilisation',
  seo: {
    title: 'Conditions d’utilisation du site | Gamelle',
    description:
      'Ce que vous pouvez faire sur le site Gamelle, ce que nous vous devons, et ce que valent nos guides.',
  },
  updatedOn: '2026-11-01',
  version: '2026-11',
  blocks: [
    {
      kind: 'text',
      anchor: 'objet',
      title: '1. Ce que règle cette page',
      markdown:
        'Ces conditions portent sur l’usage du site : consulter, ouvrir un compte, utiliser les guides. Les achats relèvent des [conditions générales de vente](/page/conditions-generales-de-vente/), et vos données de la [page des données personnelles](/page/donnees-personnelles/).',
    },
    {
      kind: 'text',
      anchor: 'compte',
      title: '2. Votre compte',
      markdown:
        'Le site se consulte sans compte, et une commande sans abonnement peut s’y passer. Le compte sert à suivre vos commandes et vos abonnements et à retrouver vos animaux. Vous le créez avec une adresse e-mail à vous et un mot de passe que vous êtes seul à connaître. Prévenez-nous si quelqu’un d’autre l’utilise : nous le bloquons aussitôt.\n\nVous pouvez le supprimer depuis vos informations personnelles. Les factures restent archivées le temps voulu par la loi, le reste est effacé ou rendu anonyme. Un abonnement ou une commande en cours doit d’abord être terminé.',
    },
    {
      kind: 'text',
      anchor: 'guides',
      title: '3. Ce que valent nos guides',
      markdown:
        'Le guide croquettes, le menu du chat et le calculateur de ration appliquent des équations publiées à ce que vous déclarez. Le résultat est un point de départ : deux animaux de même poids peuvent avoir des besoins différents de 30 %. Pesez votre animal toutes les deux à quatre semaines et ajustez.\n\nIls ne posent aucun diagnostic. Quand une réponse demande l’avis d’un vétérinaire, ils le disent et ne proposent pas d’aliment.',
    },
    {
      kind: 'text',
      anchor: 'avis',
      title: '4. Les avis et les photos',
      markdown:
        'Un avis porte sur un produit commandé ici. Il reste courtois, ne cite personne et ne contient ni publicité ni donnée privée. Les règles de contrôle, de publication et de refus sont détaillées sur [la page des avis](/page/avis/).\n\nLes photos d’animaux que vous ajoutez restent à vous ; elles n’apparaissent que dans votre compte. Nous en retirons les données de lieu.',
    },
    {
      kind: 'text',
      anchor: 'usage',
      title: '5. Le bon usage',
      markdown:
        'Il n’est pas permis de gêner le fonctionnement du site, d’essayer d’entrer dans un compte qui n’est pas le vôtre, d’extraire la base de données au-delà d’un usage personnel, ou de passer des commandes de pure forme. Nous pouvons suspendre un compte dans ces cas, en vous en donnant la raison ; vous pouvez contester par e-mail.',
    },
    {
      kind: 'text',
      anchor: 'propriete',
      title: '6. Dessins, textes et marques',
      markdown:
        'Les textes, les dessins et le code appartiennent à Gamelle ou à leurs auteurs, cités sur [la page des crédits](/page/credits/). Vous pouvez citer un extrait avec un lien. Les marques et les noms d’entreprise de cette boutique sont inventés.',
    },
    {
      kind: 'text',
      anchor: 'disponibilite',
      title: '7. Disponibilité et responsabilité',
      markdown:
        'Nous faisons notre possible pour que le site réponde jour et nuit, sans le garantir à chaque minute. Une maintenance est annoncée sur la page concernée. Rien ici ne limite vos droits de consommateur ni notre responsabilité en cas de faute.',
    },
    {
      kind: 'text',
      anchor: 'changements',
      title: '8. Changements et droit applicable',
      markdown:
        'La date en haut de page est celle de la dernière version. Si un changement ne vous convient pas, vous pouvez fermer votre compte à tout moment. Le droit français s’applique, sans vous priver de la protection de la loi de votre pays.',
    },
  ],
};
