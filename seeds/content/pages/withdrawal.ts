import type { Page } from '../../types.ts';
import { withdrawalForm } from './withdrawal-form.ts';

export const withdrawal: Page = {
  slug: 'retractation',
  title: 'Droit de rétractation',
  seo: {
    title: 'Droit de rétractation : 14 jours pour changer d’avis | Gamelle',
    description:
      'Renoncer à une commande en ligne, sans motif, renvoyer les produits et être remboursé.',
  },
  updatedOn: '2026-11-01',
  version: null,
  blocks: [
    {
      kind: 'text',
      anchor: 'renoncer-au-contrat-ici',
      title: 'Renoncer au contrat ici',
      markdown:
        '[Renoncer au contrat ici](/renoncer-au-contrat/)\n\nDeux étapes suffisent, sans compte et sans motif :\n\n1. donnez votre nom, le numéro de commande et l’e-mail où recevoir l’accusé de réception ; précisez, si vous le voulez, les produits concernés ;\n2. validez par « Confirmer la rétractation ».\n\nVous recevez aussitôt un e-mail avec le contenu, la date et l’heure de votre déclaration. Vous pouvez aussi nous écrire à bonjour@gamelle.test ou nous envoyer le formulaire ci-dessous.',
    },
    {
      kind: 'facts',
      title: 'Les délais',
      rows: [
        {
          label: 'Pour renoncer',
          value: '14 jours à partir du lendemain de la réception du dernier colis',
        },
        {
          label: 'Pour un abonnement',
          value:
            '14 jours à partir du lendemain de la première livraison ; tout l’abonnement s’arrête',
        },
        { label: 'Pour renvoyer', value: '14 jours après votre déclaration' },
        {
          label: 'Pour être remboursé',
          value:
            '14 jours après votre déclaration ; nous pouvons attendre le colis ou la preuve d’envoi',
        },
      ],
    },
    {
      kind: 'text',
      anchor: 'renvoyer',
      title: 'Renvoyer les produits',
      markdown:
        'Emballez les sacs scellés dans un carton et envoyez-les à : Gamelle, Retours, 12 quai de l’Exemple, 00000 Villeneuve-la-Gamelle. Joignez le numéro de commande. Les frais de retour sont à votre charge ; ils sont pour nous si le produit est défectueux ou si nous nous sommes trompés.\n\nUn sac ou une boîte dont vous avez ouvert le scellé ne peut pas être repris, pour des raisons d’hygiène. Si votre animal n’aime pas, [écrivez-nous](/nous-contacter/) tout de même : nous cherchons une recette avec vous.',
    },
    {
      kind: 'text',
      anchor: 'remboursement',
      title: 'Ce qui est remboursé',
      markdown:
        'Le prix payé pour les produits rendus et, si toute la commande est rendue, les frais de la livraison standard. Si le colis est déjà parti, le supplément d’une livraison express reste dû. Le remboursement suit le moyen du paiement.',
    },
    withdrawalForm,
  ],
};
