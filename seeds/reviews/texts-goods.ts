import type { ReviewText } from './review-text.ts';

/** Accessories and care. */
export const goodsTexts: ReviewText[] = [
  [5, 'Solide', 'Six mois d’usage quotidien et pas une marque. On sent que c’est fait pour durer.'],
  [
    5,
    'Simple et efficace',
    'Fait ce qu’il promet, se nettoie en une minute. Je n’en demande pas plus.',
  ],
  [5, 'Bonne idée', 'Je ne pensais pas en avoir besoin. Je ne m’en passerais plus.'],
  [
    5,
    'Belle finition',
    'Rien qui accroche ni qui coupe, de belles couleurs. Il reste posé au milieu de la cuisine sans honte.',
  ],
  [5, 'Conforme', 'Taille exacte, livraison rapide, emballage en carton seulement. Merci.'],
  [5, 'Adopté tout de suite', '{nom} l’a compris en cinq minutes. Moi, j’ai lu la notice.'],
  [
    5,
    'Pratique au quotidien',
    'Le repas prend deux fois moins de temps à préparer, et je gaspille moins.',
  ],
  [4, 'Bien', 'Bonne qualité. Une taille intermédiaire serait bienvenue.'],
  [
    4,
    'Bien dans l’ensemble',
    'Un peu plus petit que je ne l’imaginais : regardez bien les dimensions.',
  ],
  [4, 'Bon achat', 'Rien à dire sur l’objet, l’étiquette collée dessous a été longue à retirer.'],
  [
    3,
    'Correct',
    'Fait le travail, mais je m’attendais à une matière plus épaisse.',
    'Merci de votre retour, il est transmis à l’atelier. Vous avez 14 jours pour le rendre s’il ne vous convient pas. L’équipe Gamelle',
  ],
  [
    2,
    'Défaut à la réception',
    'Une pièce était fendue. Échange fait, sans discussion, mais il a fallu attendre.',
    'Désolés pour ce défaut. La pièce a été échangée et le contrôle renforcé sur cette série. L’équipe Gamelle',
  ],
];

/** For any food: fit everywhere, so that long lists do not repeat themselves. */
export const foodTexts: ReviewText[] = [
  [
    5,
    'Merci pour la clarté',
    'Pas de superlatifs, des chiffres. C’est ce que je cherchais depuis longtemps pour {nom}.',
  ],
  [
    5,
    'Service clients humain',
    'Une vraie personne au téléphone, qui connaissait la recette. J’ai eu ma réponse en trois minutes.',
  ],
  [
    5,
    'Cinq étoiles de la part de l’intéressé',
    '{nom} signe cet avis d’une truffe humide sur l’écran.',
  ],
  [
    5,
    'Nous recommandons',
    'Troisième commande, toujours le même soin. Les cartons sont à la bonne taille, sans vide ni plastique.',
  ],
  [5, 'Parfait', 'Rien à ajouter : c’est bon, c’est clair, c’est livré à l’heure.'],
  [
    5,
    'Une marque sérieuse',
    'J’ai demandé l’origine des matières premières, j’ai reçu une réponse précise, par lot.',
  ],
  [5, 'Tout est mangé', 'Jusqu’à la dernière miette, et la gamelle est poussée jusqu’à la porte.'],
  [
    5,
    'Bien mieux qu’avant',
    'Après un mois, davantage d’entrain et un transit régulier. Pour {nom}, ce n’est pas rien.',
  ],
  [
    5,
    'Conquis',
    'Nous avons commencé par un échantillon, comme conseillé. La suite est allée de soi.',
  ],
  [5, 'Qualité constante', 'Deux ans d’abonnement, aucune mauvaise surprise.'],
  [
    4,
    'Très bien',
    'Je retire une étoile pour le créneau de livraison, un peu large. Le produit est excellent.',
  ],
  [
    4,
    'Bon, à un détail près',
    'J’aurais aimé l’énergie imprimée plus gros sur l’emballage. Elle est bien lisible sur le site.',
  ],
  [
    4,
    'Convaincus',
    'Le prix fait réfléchir, la quantité à donner rassure : on en met moins dans le bol.',
  ],
  [4, 'Bonne expérience', 'Site agréable, commande rapide. {nom} a mis une semaine à s’habituer.'],
];
