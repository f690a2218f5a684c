import type { DemoAnswer } from '../types.ts';

/** Answers the team keeps at hand; `{prénom}` and `{commande}` are filled in when one is taken. */
export const answers: DemoAnswer[] = [
  {
    title: 'Où est mon colis ?',
    text: `Bonjour {prénom},

Votre commande {commande} est en route. Le lien de suivi est dans le mail de départ et dans votre compte, à la page de la commande.

Si rien ne bouge d'ici deux jours ouvrés, répondez à ce mail : nous ouvrons une enquête auprès du transporteur et vous renvoyons le colis.`,
  },
  {
    title: 'Colis abîmé',
    text: `Bonjour {prénom},

Nous sommes désolés de l'état de votre colis. Pour la commande {commande}, dites-nous ce que vous préférez : un nouvel envoi ou un remboursement. Vous n'avez rien à renvoyer.

Une photo du carton et du sac nous aide auprès du transporteur.`,
  },
  {
    title: 'Modifier un abonnement',
    text: `Bonjour {prénom},

Dans votre compte, la page de l'abonnement vous laisse déplacer la prochaine livraison, changer le rythme ou mettre en pause, jusqu'à quatre jours avant le départ.

Passé ce délai, répondez à ce mail : nous regardons ce qui peut encore être fait.`,
  },
];
