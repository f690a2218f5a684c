import type { Page } from '../../types.ts';

export const privacy: Page = {
  slug: 'donnees-personnelles',
  title: 'Données personnelles et cookies',
  seo: {
    title: 'Données personnelles et cookies | Gamelle',
    description:
      'Quelles données nous utilisons, pourquoi, pendant combien de temps, avec qui, et comment exercer vos droits.',
  },
  updatedOn: '2026-11-01',
  version: '2026-11',
  blocks: [
    {
      kind: 'notice',
      tone: 'info',
      title: 'En bref',
      markdown:
        'Nous utilisons vos données pour vous livrer, tenir vos abonnements et répondre à vos questions. Rien ne vous suit avant que vous l’ayez accepté. Nous ne vendons aucune donnée et ne démarchons pas par téléphone.',
    },
    {
      kind: 'text',
      anchor: 'responsable',
      title: 'Qui est responsable',
      markdown:
        'Gamelle Démonstration SAS, société fictive, 12 quai de l’Exemple, 00000 Villeneuve-la-Gamelle. Pour toute question ou demande : **donnees@gamelle.test**. L’autorité compétente est la CNIL ; vous pouvez aussi vous adresser à l’Autorité de protection des données en Belgique ou à la CNPD au Luxembourg.',
    },
    {
      kind: 'register',
      of: 'retention',
      title: 'Ce que nous utilisons, pourquoi et combien de temps',
    },
    {
      kind: 'text',
      anchor: 'destinataires',
      title: 'Qui les voit',
      markdown:
        'Nos équipes, selon leur rôle, et des prestataires liés par contrat : hébergement, transport, paiement, envoi d’e-mails. Tous travaillent dans l’Union européenne ; si l’un d’eux devait traiter des données ailleurs, nous l’écririons ici avec la garantie qui l’encadre. Le prestataire de paiement est responsable de son propre contrôle antifraude.',
    },
    {
      kind: 'text',
      anchor: 'cookies',
      title: 'Cookies et mesures',
      markdown:
        '**Sans votre accord**, nous n’écrivons dans votre navigateur que le nécessaire. **Avec votre accord**, et séparément : la mesure d’audience, et la publicité. Les deux passent par un gestionnaire de balises, qui n’est chargé qu’après votre accord. « Tout refuser » est aussi visible que « Tout accepter », et se taire vaut refus. Nous gardons la preuve de votre choix, sans savoir de qui il est.\n\nVous changez d’avis à tout moment par le lien « Gérer mes cookies », au bas de chaque page.',
    },
    {
      kind: 'register',
      of: 'cookies',
      title: 'Ce qui est écrit dans votre navigateur',
    },
    {
      kind: 'text',
      anchor: 'droits',
      title: 'Vos droits',
      markdown:
        'Vous pouvez consulter, corriger, exporter ou effacer vos données, en limiter l’usage, vous y opposer, retirer un consentement et dire ce qu’elles deviendront après votre mort. La copie de vos données (une page à lire, des tableaux CSV et des fichiers JSON) et l’effacement se demandent depuis votre compte ou par e-mail ; réponse sous un mois.\n\nL’effacement rend anonymes votre profil, vos adresses et vos animaux. Les factures restent dans une archive à accès restreint le temps exigé par la loi. Un abonnement en cours doit d’abord être arrêté.\n\nSi notre réponse ne vous convient pas, vous pouvez déposer une réclamation auprès de la CNIL, de l’APD ou de la CNPD.',
    },
    {
      kind: 'text',
      anchor: 'decisions',
      title: 'Décisions automatiques et sécurité',
      markdown:
        'Les recommandations de nos guides sont calculées, sans effet juridique. Une offre ou un numéro de la lettre d’information peut s’adresser à une partie de nos clients, choisie par une règle sur leurs commandes, leurs animaux et leurs abonnements. Aucune décision automatique ne vous prive d’un droit.\n\nLes mots de passe sont hachés, les échanges chiffrés, les accès tracés. En cas de fuite qui vous expose, nous vous prévenons et saisissons l’autorité sous 72 heures.',
    },
  ],
};
