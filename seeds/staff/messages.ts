import type { DemoMessage } from '../types.ts';

/** What people wrote to the team lately, oldest first: answered, waiting for them, waiting for us. */
export const messages: DemoMessage[] = [
  {
    from: 'camille.demo@gamelle.test',
    daysAgo: 9,
    subject: 'Changer de croquettes',
    text: `Bonjour, Moka passe bientôt à une nouvelle recette. En combien de jours faut-il faire la transition ?`,
    reply: {
      daysAgo: 8,
      text: `Bonjour Camille,

Comptez sept jours : un quart de la nouvelle recette les deux premiers jours, la moitié les deux suivants, trois quarts ensuite, puis toute la ration le septième.

Si les selles deviennent molles, restez deux jours de plus à la même étape.`,
      closes: true,
    },
  },
  {
    from: 'celia.demo@gamelle.test',
    daysAgo: 4,
    subject: 'Point relais fermé',
    text: `Bonjour, mon point relais ferme la semaine prochaine. Mon colis peut-il aller dans un autre ?`,
    reply: {
      daysAgo: 3,
      text: `Bonjour Célia,

Oui, tant que le colis n'est pas parti. Dites-nous quel point vous conviendrait et nous le changeons aujourd'hui.`,
      closes: false,
    },
  },
  {
    from: 'camille.demo@gamelle.test',
    daysAgo: 1,
    subject: 'Moka a pris du poids',
    text: `Bonjour,

Moka a pris 1,2 kg depuis l'été alors que sa ration n'a pas changé. Faut-il baisser la ration ou changer de recette ? Il a eu quatre ans en septembre et marche une heure par jour.`,
    reply: null,
  },
  {
    from: 'gaelle.demo@gamelle.test',
    daysAgo: 0,
    subject: 'Mon chèque',
    text: `Bonjour, j'ai envoyé mon chèque la semaine dernière. L'avez-vous reçu ?`,
    reply: null,
  },
];
