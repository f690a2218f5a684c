import { link } from '../content/links.ts';
import type { DemoCampaign } from '../types.ts';

/** What runs in the demonstration shop. */
export const campaigns: DemoCampaign[] = [
  {
    code: 'bienvenue-5-euros',
    action: 'popup',
    categories: [],
    scene: null,
    configurations: {
      popup_type: 'exit_popup',
      popup_configuration: {
        title: '5 € pour goûter',
        text: 'Recevez 5 € de remise sur votre première commande, dès 25 € d’achats, avec notre lettre : des conseils et les nouveautés, une fois par mois au plus.',
        discount: 500,
      },
      frequency: 'once',
    },
  },
  {
    code: 'guide-chat',
    action: 'ad_push_category',
    categories: ['chat'],
    scene: 'door-cat',
    configurations: {
      category: 'chat',
      title: 'Combien de croquettes, au juste ?',
      text: 'Le calcul de la ration tient compte du poids, de l’âge et de l’activité. Une minute suffit.',
      link: link('/guide-croquettes/'),
      position: 0,
    },
  },
  {
    code: 'abonnement-chien',
    action: 'ad_product_offer',
    categories: ['chien'],
    scene: 'subscription-rhythm',
    configurations: {
      title: 'Livré avant que le sac soit vide',
      text: 'L’abonnement donne 10 % de moins, à la fréquence que vous choisissez. Deux livraisons au minimum.',
      link: link('/page/abonnement/'),
      position: 0,
    },
  },
];
