import type { Page } from '../../types.ts';
import { legalFunctions } from '../links.ts';
import { legalGuarantee } from './legal-guarantee.ts';
import { withdrawalForm } from './withdrawal-form.ts';

/** Conditions générales de vente: WDR, SUB, PAY, DEL and PRI rules in the seller's words. */
export const salesTerms: Page = {
  slug: 'conditions-generales-de-vente',
  title: 'Conditions générales de vente',
  seo: {
    title: 'Conditions générales de vente | Gamelle',
    description:
      'Commande, prix, paiement, livraison, rétractation, abonnement, garanties et médiation : les conditions de vente de Gamelle.',
  },
  updatedOn: '2026-11-01',
  version: '2026-11',
  blocks: [
    {
      kind: 'notice',
      tone: 'info',
      title: 'L’essentiel en cinq points',
      markdown:
        '- Vous achetez une seule fois ou par abonnement ; l’abonnement donne 10 % de moins et engage pour deux livraisons.\n- Les prix sont toutes taxes comprises ; les frais de livraison s’affichent avant la commande.\n- Vous avez 14 jours pour changer d’avis, sans motif.\n- L’abonnement se modifie jusqu’à quatre jours avant un envoi et s’arrête en ligne.\n- En cas de désaccord, un médiateur indépendant peut être saisi, sans frais pour vous.',
    },
    {
      kind: 'text',
      anchor: 'vendeur',
      title: '1. Qui vend, à qui',
      markdown:
        'Le vendeur est **Gamelle Démonstration SAS**, société fictive au capital de 100 000 €, 12 quai de l’Exemple, 00000 Villeneuve-la-Gamelle, RCS Villeneuve-la-Gamelle 000 000 000, TVA FR00 000 000 000. Service clients : +33 1 99 00 12 34 (appel non surtaxé) et bonjour@gamelle.test, du lundi au vendredi, de 9:00 à 18:00.\n\nCes conditions s’appliquent aux achats faits sur le site par des consommateurs, avec livraison en France métropolitaine, à Monaco, en Belgique et au Luxembourg. Vous pouvez habiter un autre pays de l’Union européenne et payer avec une carte de ce pays : seule compte l’adresse de livraison. La version acceptée est jointe à l’e-mail de confirmation et conservée avec votre commande.',
    },
    {
      kind: 'text',
      anchor: 'produits',
      title: '2. Les produits',
      markdown:
        'Chaque fiche indique la composition, les additifs, les constituants analytiques, le mode d’emploi et la quantité nette, avant l’achat. Le numéro de lot et la date de durabilité minimale figurent sur l’emballage livré. Nos aliments n’ont pas vocation à traiter ni à prévenir une maladie. Les rations proposées par nos guides sont des points de départ : pesez votre animal et demandez conseil à votre vétérinaire en cas de doute.\n\nLes produits sont proposés dans la limite des stocks. Si un article vient à manquer après la commande, nous vous prévenons et le remboursons sous 14 jours au plus tard.',
    },
    {
      kind: 'text',
      anchor: 'prix',
      title: '3. Les prix',
      markdown:
        'Les prix sont en euros, toutes taxes comprises. La TVA est celle du pays de livraison. Le prix au kilo est indiqué à côté de chaque prix d’aliment. Aucun supplément n’est demandé pour un moyen de paiement.\n\nUn prix barré est toujours le prix le plus bas pratiqué sur cette boutique dans les 30 jours qui précèdent la réduction. Pour les aliments, l’ensemble des avantages accordés sur un produit, prix abonné compris, ne dépasse pas 34 % de son prix.\n\nLes frais de livraison, qui dépendent du pays et du mode choisi, s’affichent dans le panier puis avant le paiement. Ils sont offerts à partir de 49 € d’achats livrés en France et de 59 € en Belgique et au Luxembourg, remises déduites, en livraison standard.',
    },
    {
      kind: 'text',
      anchor: 'commande',
      title: '4. La commande',
      markdown:
        'Vous choisissez vos produits, indiquez vos adresses, le mode de livraison et le moyen de paiement, puis vérifiez un récapitulatif où tout peut encore être corrigé. Le bouton final porte la mention « {{button.now}} », suivie du montant, ou, par virement ou par chèque, « {{button.later}} ». Le contrat est conclu quand nous confirmons la commande par e-mail, avec ces conditions et le formulaire de rétractation.\n\nLes contrats de 120 € ou plus sont archivés dix ans ; vous pouvez en demander copie. Nous pouvons refuser une commande anormale ou un client avec qui un litige de paiement est en cours, en le disant.',
    },
    {
      kind: 'text',
      anchor: 'methode-de-paiement',
      title: '5. Le paiement',
      markdown:
        'Vous payez par carte Visa ou Mastercard, par PayPal, en Belgique par Bancontact, par virement ou, en France, par chèque. Le paiement par carte est authentifié par votre banque. {{debit.card}} {{debit.paypal}} {{debit.bancontact}} {{debit.cancelled}} Par virement ou par chèque, la commande est préparée à l’encaissement ; sans règlement au bout de 12 jours, ou de 5 jours si vous avez commandé sans compte, elle est annulée.\n\nUn code de bienvenue ou de première commande sert une fois par personne : la même boîte aux lettres électronique, quelle que soit la façon d’écrire l’adresse, le même nom à la même adresse postale ou le même téléphone désignent une seule personne.\n\nPour un abonnement, seule la carte est acceptée : vous donnez un mandat dont le texte, le rythme et le montant variable sont affichés. Nous ne conservons ni le numéro de la carte ni son cryptogramme, seulement un jeton, la marque, les quatre derniers chiffres et l’échéance.',
    },
    {
      kind: 'text',
      anchor: 'adresse-de-livraison',
      title: '6. La livraison',
      markdown:
        'La date ou la plage de livraison est annoncée avant le paiement. À défaut d’indication, nous livrons sous 30 jours au plus tard. En cas de retard, vous pouvez nous mettre en demeure de livrer dans un délai raisonnable, puis mettre fin au contrat : vous êtes alors remboursé sous 14 jours.\n\nLe risque passe à vous quand vous, ou la personne que vous avez désignée, prenez physiquement possession du colis. Si le carton arrive abîmé, notez-le auprès du livreur et écrivez-nous avec une photo : nous remplaçons ou remboursons. Cette précaution aide, elle ne conditionne pas vos droits.\n\nUn jour ouvré est un jour du lundi au vendredi, hors jours fériés de notre entrepôt (France) pour le départ et du pays de destination pour l’arrivée. « 24 heures ouvrées » signifie 24 heures comptées sur ces seuls jours.',
    },
    {
      kind: 'text',
      anchor: 'abonnement',
      title: '7. L’abonnement',
      markdown: `**Objet.** L’abonnement est un contrat à durée indéterminée : nous vous envoyons les produits choisis, à la fréquence choisie, de trois semaines à cinq mois.\n\n**Prix abonné.** Il est inférieur de 10 % au prix à l’unité, en échange d’un engagement de deux livraisons. Chaque envoi est une commande, facturée et confirmée séparément. {{debit.delivery}}\n\n**Modifier.** Vous changez le contenu, l’adresse, le transporteur, la date ou la fréquence, sautez un envoi ou mettez en pause, jusqu’à quatre jours calendaires avant le départ. Passé ce moment, le service clients vous dit ce qui est encore possible. Vous pouvez demander un envoi immédiat : il part et il est débité sous 24 heures ouvrées, après authentification.\n\n**Être prévenu.** Deux e-mails précèdent chaque envoi, une semaine et quatre jours avant, avec son contenu et son prix. Nous ne débitons jamais plus que le dernier montant annoncé. Une hausse de prix y est signalée et vous laisse libre de partir sans condition.\n\n**Arrêter.** [Résiliez en ligne](${legalFunctions.terminate}), sans motif et sans frais. Si deux livraisons ont eu lieu, l’arrêt est immédiat. Avant la deuxième, votre demande est acceptée aussitôt et prend effet après cette deuxième livraison. Vous pouvez partir sans attendre en cas de rétractation, de décès de l’animal ou d’autre motif légitime, de hausse de prix, d’arrêt d’un produit de l’abonnement ou de défaut de livraison de notre part.\n\n**De notre côté**, nous pouvons mettre fin à un abonnement avec un préavis de 30 jours, ou le suspendre si trois prélèvements successifs sont refusés.`,
    },
    {
      kind: 'text',
      anchor: 'retractation',
      title: '8. Le droit de rétractation',
      markdown: `Vous disposez de **14 jours** à compter du lendemain de la réception, ou du dernier colis de la commande, pour renoncer à votre achat sans donner de motif. Pour un abonnement, le délai court à partir de la première livraison, et la rétractation met fin à tout l’abonnement. Un délai qui s’achève un samedi, un dimanche ou un jour férié est prolongé jusqu’au jour ouvrable suivant.\n\nLe plus simple est la fonction [« Renoncer au contrat ici »](${legalFunctions.withdraw}) : un numéro de commande et un e-mail suffisent, sans compte. Vous pouvez aussi nous écrire ou utiliser le formulaire ci-dessous.\n\nVous renvoyez les produits sous 14 jours. Les frais de retour sont à votre charge, sauf si le produit est défectueux ou si nous nous sommes trompés. Nous vous remboursons sous 14 jours après votre annonce, frais de livraison standard compris si vous rendez toute la commande, par le même moyen que votre paiement ; nous pouvons attendre le colis ou la preuve de son envoi.\n\nVous pouvez ouvrir le carton et examiner les produits. Un sac, un sachet ou une boîte descellés par vous après la livraison, et qui ne peuvent être remis en vente pour des raisons d’hygiène, ne sont pas repris : le scellé le rappelle.`,
    },
    withdrawalForm,
    {
      kind: 'text',
      anchor: 'garanties',
      title: '9. Les garanties',
      markdown:
        'Tous nos produits bénéficient de la garantie légale de conformité et de la garantie des vices cachés. Pour les mettre en œuvre : bonjour@gamelle.test ou +33 1 99 00 12 34, avec le numéro de commande, le numéro de lot et une photo.',
    },
    legalGuarantee,
    {
      kind: 'text',
      anchor: 'reclamations',
      title: '10. Réclamations et médiation',
      markdown:
        'Écrivez d’abord au service clients : une réponse vous parvient sous cinq jours ouvrés. Si elle ne vous convient pas, ou sans réponse au bout de deux mois, vous pouvez saisir, dans l’année, le **Médiateur de la consommation de démonstration**, 3 place de l’Accord, 00000 Villeneuve-la-Gamelle, mediateur.gamelle.test. Si vous habitez en Belgique, vous pouvez aussi saisir le Service de médiation pour le consommateur ; au Luxembourg, le Médiateur de la consommation. La médiation ne vous coûte rien.\n\nLe droit français s’applique, sans vous priver de la protection plus favorable de la loi de votre pays. Vous pouvez agir devant le tribunal de votre domicile.',
    },
    {
      kind: 'text',
      anchor: 'divers',
      title: '11. Avis, données, accessibilité',
      markdown:
        'La façon dont les avis sont recueillis et vérifiés est décrite sur [la page des avis](/page/avis/). Vos données sont traitées comme l’explique [la page des données personnelles](/page/donnees-personnelles/). L’état d’accessibilité du site est publié sur [la page d’accessibilité](/page/accessibilite/). Votre numéro de téléphone ne sert qu’à la livraison : nous ne démarchons pas par téléphone.',
    },
  ],
};
