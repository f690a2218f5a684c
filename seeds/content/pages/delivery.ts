import type { Page } from '../../types.ts';

export const delivery: Page = {
  slug: 'livraison',
  title: 'Livraison',
  seo: {
    title: 'Livraison en France, Belgique et Luxembourg | Gamelle',
    description:
      'Frais, délais et transporteurs. Livraison offerte dès 49 € en France et 59 € en Belgique et au Luxembourg.',
  },
  updatedOn: null,
  version: null,
  blocks: [
    {
      kind: 'text',
      anchor: 'resume',
      markdown:
        'Une commande passée avant midi, un jour ouvré, part le jour même de notre entrepôt de Vendée. Les sacs voyagent debout dans un carton à leur taille, calés de papier.',
    },
    {
      kind: 'facts',
      title: 'Livraison standard à domicile',
      rows: [
        {
          label: 'France métropolitaine et Monaco',
          value: '4,90 €, offerte dès 49 €, en 2 à 4 jours ouvrés',
        },
        { label: 'Belgique', value: '5,90 €, offerte dès 59 €, en 2 à 4 jours ouvrés' },
        { label: 'Luxembourg', value: '5,90 €, offerte dès 59 €, en 3 à 5 jours ouvrés' },
      ],
    },
    {
      kind: 'facts',
      title: 'Livraison express à domicile',
      rows: [
        { label: 'France métropolitaine', value: '9,90 €, le lendemain ouvré' },
        { label: 'Belgique', value: '11,90 €, le lendemain ouvré' },
        { label: 'Luxembourg', value: '12,90 €, en 1 à 2 jours ouvrés' },
      ],
    },
    {
      kind: 'facts',
      title: 'Livraison en point relais',
      rows: [
        {
          label: 'France métropolitaine',
          value: '3,90 €, offerte dès 49 €, en 2 à 4 jours ouvrés',
        },
        { label: 'Belgique', value: '4,50 €, offerte dès 59 €, en 2 à 4 jours ouvrés' },
        { label: 'Luxembourg', value: '4,90 €, offerte dès 59 €, en 3 à 5 jours ouvrés' },
      ],
    },
    {
      kind: 'text',
      anchor: 'point-relais',
      title: 'Choisir un point relais',
      markdown:
        'À l’étape de livraison, cherchez par adresse, par ville, par code postal ou autour de vous : la liste et la carte montrent la distance, les horaires et les congés. Un colis pèse 20 kg au plus et certains commerçants en prennent de moins lourds ; seuls ceux qui acceptent le vôtre sont proposés. Il vous attend 14 jours, venez avec une pièce d’identité.',
    },
    {
      kind: 'text',
      anchor: 'seuil',
      title: 'Comment se compte le seuil',
      markdown:
        'Le seuil s’apprécie sur le total des produits, toutes taxes comprises, remises déduites. Une barre dans le panier indique ce qu’il manque. La livraison express n’est pas concernée. Pour un abonnement, chaque envoi est compté séparément.',
    },
    {
      kind: 'text',
      anchor: 'adresse-de-livraison',
      title: 'Où nous livrons',
      markdown:
        'En France métropolitaine, Corse et Monaco compris, dans toute la Belgique et dans tout le Luxembourg. Nous ne livrons pas encore l’outre-mer, les secteurs postaux militaires, les boîtes postales ni les adresses CEDEX ; elles restent possibles comme adresses de facturation. La Corse demande un à deux jours de plus.',
    },
    {
      kind: 'text',
      anchor: 'suivi',
      title: 'Suivre son colis',
      markdown:
        'Le numéro de suivi arrive par e-mail au départ du colis et reste dans votre compte. Une commande lourde peut voyager en plusieurs colis de 30 kg au plus (20 kg en point relais), chacun avec son numéro. Le transporteur annonce le créneau par SMS ; vous pouvez le changer la veille.',
    },
    {
      kind: 'text',
      anchor: 'absence',
      title: 'En cas d’absence ou de souci',
      markdown:
        'Après deux passages, le colis attend dix jours dans un commerce voisin puis nous revient ; nous vous remboursons ou le réexpédions, à votre choix. Colis abîmé, article manquant, sac percé : écrivez-nous avec une photo, nous remplaçons.\n\nSi une livraison dépasse la date annoncée, [contactez-nous](/nous-contacter/) : nous ouvrons une enquête le jour même. Vos droits en cas de retard figurent dans les [conditions générales de vente](/page/conditions-generales-de-vente/#adresse-de-livraison).',
    },
    { kind: 'faq', title: 'Questions sur la livraison', tag: 'livraison', limit: 6 },
  ],
};
