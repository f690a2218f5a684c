import type { Block } from '../../types.ts';

/** The model form of the French Consumer Code, annex to R221-1. */
export const withdrawalForm: Block = {
  kind: 'notice',
  tone: 'legal',
  title: 'Modèle de formulaire de rétractation',
  markdown:
    'À renvoyer seulement si vous souhaitez renoncer au contrat autrement qu’en ligne.\n\nÀ l’attention de Gamelle Démonstration SAS, Service clients, 12 quai de l’Exemple, 00000 Villeneuve-la-Gamelle, bonjour@gamelle.test :\n\nJe vous notifie par la présente ma rétractation du contrat portant sur la vente du bien ci-dessous :\n\n- Commandé le (*) / reçu le (*) :\n- Numéro de commande :\n- Nom du consommateur :\n- Adresse du consommateur :\n- Signature (uniquement en cas de notification sur papier) :\n- Date :\n\n(*) Rayez la mention inutile.',
};
