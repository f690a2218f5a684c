import { company } from '../../sites/company.ts';
import type { Page } from '../../types.ts';

export const legalNotice: Page = {
  slug: 'mentions-legales',
  title: 'Mentions légales',
  seo: {
    title: 'Mentions légales | Gamelle',
    description: 'Éditeur, hébergeur, directeur de la publication, identifiants et médiateur.',
  },
  updatedOn: '2026-11-01',
  version: null,
  blocks: [
    {
      kind: 'notice',
      tone: 'info',
      title: 'Boutique de démonstration',
      markdown:
        'Gamelle est une société inventée. Ses numéros sont faits de zéros, ses adresses n’existent pas et aucune commande n’est réellement livrée.',
    },
    {
      kind: 'facts',
      title: 'Éditeur',
      rows: [
        { label: 'Société', value: `${company.name}, ${company.legalForm}` },
        { label: 'Capital', value: company.capital },
        {
          label: 'Siège',
          value: `${company.street}, ${company.postcode} ${company.city}, France`,
        },
        { label: 'Immatriculation', value: company.registry },
        { label: 'TVA intracommunautaire', value: company.vatNumber },
        { label: 'Code APE', value: company.ape },
        {
          label: 'Enregistrement d’établissement du secteur de l’alimentation animale',
          value: company.feedEstablishment,
        },
        { label: 'Téléphone', value: `${company.phone} (appel non surtaxé)` },
        { label: 'E-mail', value: company.email },
        { label: 'Service clients', value: `Ouvert ${company.supportHours}` },
        { label: 'Directrice de la publication', value: company.publicationDirector },
        { label: 'Hébergeur', value: company.host },
      ],
    },
    {
      kind: 'facts',
      title: 'Identifiants uniques de responsabilité élargie du producteur',
      rows: company.producerIds.map(({ stream, id }) => ({ label: stream, value: id })),
    },
    {
      kind: 'text',
      anchor: 'mediation',
      title: 'Médiation de la consommation',
      markdown: `Après une réclamation écrite restée sans suite satisfaisante, vous pouvez saisir le ${company.mediator.name}, ${company.mediator.address}, [${company.mediator.site}](${company.mediator.site}). En Belgique : Service de médiation pour le consommateur. Au Luxembourg : Médiateur de la consommation.`,
    },
    {
      kind: 'text',
      anchor: 'contact-etiquette',
      title: 'Questions sur un aliment',
      markdown:
        'Pour connaître les additifs ou les ingrédients précis d’un aliment, appelez le service clients ou écrivez-lui : la réponse est sans frais. En cas de rappel d’un lot, une page dédiée est publiée et les clients concernés sont prévenus par e-mail.',
    },
    {
      kind: 'text',
      anchor: 'propriete',
      title: 'Propriété intellectuelle',
      markdown:
        'Les textes, dessins, noms de recettes et le code du site sont protégés. Les auteurs des polices et des données sont cités sur [la page des crédits](/page/credits/).',
    },
  ],
};
