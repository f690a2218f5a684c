import type { PaymentMethod } from '../types.ts';

/** No method carries a fee (PRI-07). */
export const paymentMethods: PaymentMethod[] = [
  {
    code: 'card',
    name: 'Carte bancaire',
    description: 'Visa ou Mastercard. Votre banque peut vous demander de confirmer le paiement.',
    instructions: null,
    position: 0,
    countries: ['FR', 'BE', 'LU'],
    allowsSubscription: true,
  },
  {
    code: 'paypal',
    name: 'PayPal',
    description: 'Vous payez depuis votre compte PayPal. Pour une commande sans abonnement.',
    instructions: null,
    position: 1,
    countries: ['FR', 'BE', 'LU'],
    allowsSubscription: false,
  },
  {
    code: 'bancontact',
    name: 'Bancontact',
    description: 'Vous payez avec votre application Bancontact ou celle de votre banque.',
    instructions: null,
    position: 2,
    countries: ['BE'],
    allowsSubscription: false,
  },
  {
    code: 'bank_transfer',
    name: 'Virement bancaire',
    description: 'Votre commande part dès que le virement est arrivé, en un à trois jours ouvrés.',
    instructions:
      'Faites votre virement dans les 10 jours, avec le numéro de commande pour seule référence.\n\n- Bénéficiaire : **Gamelle Démonstration SAS**\n- IBAN : **FR76 0000 0000 0000 0000 0000 000**\n- BIC : **GAMEFR00XXX**\n\nSans virement reçu au bout de 12 jours, la commande est annulée et rien ne vous est débité.',
    position: 3,
    countries: ['FR', 'BE', 'LU'],
    allowsSubscription: false,
  },
  {
    code: 'cheque',
    name: 'Chèque',
    description: 'Chèque tiré sur une banque française. Votre commande part dès l’encaissement.',
    instructions:
      'Libellez votre chèque à l’ordre de **Gamelle Démonstration SAS**, écrivez le numéro de commande au dos et envoyez-le sous 10 jours à : Gamelle, Service clients, 12 quai de l’Exemple, 00000 Villeneuve-la-Gamelle.\n\nSans chèque reçu au bout de 12 jours, la commande est annulée.',
    position: 4,
    countries: ['FR'],
    allowsSubscription: false,
  },
];
