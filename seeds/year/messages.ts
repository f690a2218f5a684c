/** What people write in a year, and what the team answers; `{nom}` is their animal's name. */
export const yearMessages: readonly (readonly [subject: string, text: string, answer: string])[] = [
  [
    'Où est mon colis ?',
    'Bonjour, le suivi de mon colis n’a pas bougé depuis hier. Savez-vous où il se trouve ?',
    'Bonjour,\n\nVotre colis a quitté le dépôt ce matin et vous sera remis demain avant 18 heures. Le suivi se met à jour une fois par jour.',
  ],
  [
    'Transition alimentaire',
    'Bonjour, nous passons {nom} à une nouvelle recette. En combien de jours faut-il faire la transition ?',
    'Bonjour,\n\nComptez sept jours : un quart de la nouvelle recette les deux premiers jours, la moitié les deux suivants, trois quarts ensuite, puis toute la ration.',
  ],
  [
    'Quantité par jour',
    'Bonjour, {nom} réclame après chaque repas. Puis-je dépasser la ration indiquée ?',
    'Bonjour,\n\nLa ration du guide couvre ses besoins. Répartissez-la en trois repas plutôt que d’en ajouter, et pesez {nom} une fois par mois.',
  ],
  [
    'Changer la date de livraison',
    'Bonjour, nous partons en vacances. Comment décaler la prochaine livraison de mon abonnement ?',
    'Bonjour,\n\nDans votre compte, « Mes abonnements », choisissez une autre date : c’est possible jusqu’à quatre jours avant le départ.',
  ],
  [
    'Sachets abîmés',
    'Bonjour, deux sachets étaient percés à l’ouverture du carton. Que dois-je faire ?',
    'Bonjour,\n\nNous sommes désolés. Jetez ces deux sachets : nous vous les remboursons aujourd’hui, sans retour à faire.',
  ],
  [
    'Facture',
    'Bonjour, où puis-je télécharger la facture de ma dernière commande ?',
    'Bonjour,\n\nElle est dans votre compte, sur la page de la commande, dès que le colis est parti.',
  ],
  [
    'Origine des ingrédients',
    'Bonjour, d’où viennent les viandes de vos croquettes ?',
    'Bonjour,\n\nDe France et de Belgique pour la volaille, d’Irlande et de France pour l’agneau et le bœuf. La fiche de chaque recette le précise.',
  ],
  [
    'Chiot qui grandit',
    'Bonjour, {nom} a bientôt un an. Quand faut-il passer aux croquettes pour adulte ?',
    'Bonjour,\n\nVers douze mois pour une race moyenne, quinze à dix-huit pour une grande. Le guide vous le dira avec sa race et son poids du jour.',
  ],
];

/** Why money is given back for a part of an order. */
export const refundReasons: readonly string[] = [
  'Boîtes cabossées à la livraison',
  'Sac déchiré pendant le transport',
  'Article manquant dans le colis',
  'Recette refusée par l’animal, premier sac',
];

/** What the team notes of a parcel. */
export const parcelNotes = {
  lost: 'Suivi arrêté depuis une semaine',
  damaged: 'Carton écrasé, refusé par la cliente',
  returned: 'Non réclamé au point relais',
} as const;

/** What people say when they stop. */
export const partingWords: readonly string[] = [
  '',
  'Merci pour tout.',
  'Nous avons trop de stock pour le moment.',
  'Nous reviendrons peut-être plus tard.',
];
