import type { Page } from '../../types.ts';

/** A11Y-03. The state is declared partial until an external audit has been made. */
export const accessibility: Page = {
  slug: 'accessibilite',
  title: 'Accessibilité : partiellement conforme',
  seo: {
    title: 'Accessibilité | Gamelle',
    description: 'État de conformité, difficultés connues, contact et voies de recours.',
  },
  updatedOn: '2026-11-01',
  version: null,
  blocks: [
    {
      kind: 'text',
      anchor: 'engagement',
      title: 'Notre engagement',
      markdown:
        'Gamelle veut que chacun puisse choisir, commander et gérer un abonnement, avec une souris, un clavier, un lecteur d’écran ou une loupe. Cette déclaration couvre la boutique, le compte, le paiement et les e-mails, pour la France, la Belgique et le Luxembourg. Elle répond à l’acte européen sur l’accessibilité, applicable au commerce en ligne depuis le 28 juin 2025.',
    },
    {
      kind: 'text',
      anchor: 'etat',
      title: 'État de conformité',
      markdown:
        'Le site vise les WCAG 2.2 au niveau AA, la norme EN 301 549 et le RGAA 4.1. Il est **partiellement conforme** : il est contrôlé par des tests automatiques à chaque version et par des parcours au clavier, mais n’a pas encore été audité par un tiers.',
    },
    {
      kind: 'text',
      anchor: 'comment',
      title: 'Comment le service répond aux exigences',
      markdown:
        '- Un lien d’évitement mène au contenu ; chaque page a un titre propre et des repères.\n- Tout se fait au clavier, avec un focus visible que rien ne cache.\n- Les formulaires gardent ce que vous avez saisi ; un résumé d’erreurs relie chaque message à son champ.\n- La connexion ne demande ni image à déchiffrer ni calcul ; le collage du mot de passe est permis.\n- Les magasins s’affichent toujours en liste, la carte vient en plus.\n- Les animations se coupent avec le réglage de votre système ; les carrousels ont un bouton de pause.\n- Les prix, les statuts et les silhouettes ne reposent jamais sur la couleur seule.\n- L’aide (téléphone, horaires, questions fréquentes) est au même endroit sur toutes les pages.',
    },
    {
      kind: 'text',
      anchor: 'limites',
      title: 'Difficultés connues',
      markdown:
        '- La carte des magasins est peu utile sans la vue : la liste donne les mêmes informations.\n- La page de la banque, lors de l’authentification, ne dépend pas de nous.\n- Les photos ajoutées par les clients n’ont que le nom de l’animal pour description.',
    },
    {
      kind: 'text',
      anchor: 'contact',
      title: 'Signaler une difficulté',
      markdown:
        'Écrivez à bonjour@gamelle.test ou appelez le +33 1 99 00 12 34, du lundi au vendredi, de 9:00 à 18:00 : nous répondons sous cinq jours ouvrés et cherchons avec vous comment commander. Si le site vous bloque, nous prenons votre commande par téléphone : vous recevez un lien pour la relire et la payer vous-même.\n\nSi la réponse ne vous convient pas : en France, la DGCCRF (SignalConso) contrôle l’accessibilité des services de commerce en ligne, et le Défenseur des droits peut être saisi ; en Belgique, le SPF Économie ; au Luxembourg, l’Office de la surveillance de l’accessibilité des produits et des services.',
    },
  ],
};
