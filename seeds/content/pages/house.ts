import type { Page } from '../../types.ts';
import { savingsClaim } from '../claims.ts';
import { entry } from '../links.ts';

export const onePercent: Page = {
  slug: '1-pourcent-pour-les-animaux',
  title: '1 % pour les animaux',
  seo: {
    title: '1 % pour les animaux, et le parrainage | Gamelle',
    description:
      'Un pour cent de chaque commande va à des refuges. Parrainez un proche : cinq euros pour lui, dix pour vous.',
  },
  updatedOn: null,
  version: null,
  blocks: [
    {
      kind: 'hero',
      title: 'Un centime par euro, pour ceux qui attendent',
      lead: 'Un pour cent de chaque commande, hors taxes et hors livraison, va à des refuges. Avant nos frais, que l’année soit bonne ou non.',
      cta: entry('Parrainer un proche', '/mon-compte/mes-parrainages/'),
      scene: 'door-cat',
    },
    {
      kind: 'steps',
      title: 'Comment l’argent circule',
      items: [
        {
          title: 'À chaque commande',
          text: 'Nous mettons de côté 1 % du prix hors taxes des produits. Une commande rendue est retirée du compte.',
        },
        {
          title: 'Chaque trimestre',
          text: 'Nous choisissons trois refuges parmi ceux qui se sont proposés, en France, en Belgique et au Luxembourg.',
        },
        {
          title: 'Chaque année',
          text: 'Les sommes versées sont publiées ici, refuge par refuge, avec le reçu.',
        },
      ],
    },
    {
      kind: 'facts',
      title: 'Versé en 2025 (chiffres de démonstration)',
      rows: [
        { label: 'Premier trimestre', value: '18 420 €, trois refuges' },
        { label: 'Deuxième trimestre', value: '17 960 €, trois refuges' },
        { label: 'Troisième trimestre', value: '19 135 €, trois refuges' },
        { label: 'Quatrième trimestre', value: '22 870 €, trois refuges' },
      ],
    },
    {
      kind: 'text',
      anchor: 'parrainage',
      title: 'Le parrainage',
      markdown:
        'Partagez votre lien depuis [Mes parrainages](/mon-compte/mes-parrainages/). Votre filleul reçoit 5 € de remise sur sa première commande ; une fois celle-ci livrée, vous recevez un code de 10 € à votre tour.\n\nNous n’envoyons qu’un seul e-mail à la personne que vous désignez, en votre nom, et nous ne gardons pas son adresse si elle ne répond pas. Une remise par foyer, sans cumul avec un autre code de bienvenue.',
    },
    {
      kind: 'text',
      anchor: 'refuge',
      title: 'Vous gérez un refuge',
      markdown:
        'Écrivez-nous avec vos statuts et vos deux derniers rapports d’activité : [nous contacter](/nous-contacter/). Nous donnons en argent, ou en sacs proches de leur date, au choix.',
    },
  ],
};

export const aboutUs: Page = {
  slug: 'qui-sommes-nous',
  title: 'Qui sommes-nous',
  seo: {
    title: 'Qui sommes-nous : un fabricant français | Gamelle',
    description:
      'Une petite maison française qui cuit ses croquettes et ses pâtées, et publie ses compositions en entier.',
  },
  updatedOn: null,
  version: null,
  blocks: [
    {
      kind: 'hero',
      title: 'Une maison, deux cuisines, pas de mystère',
      lead: 'Gamelle fabrique en France des aliments pour chiens et chats, et les vend sans intermédiaire.',
      cta: entry('Voir les recettes', '/chien/croquettes/'),
      scene: 'delivery',
    },
    {
      kind: 'text',
      anchor: 'debut',
      title: 'Comment cela a commencé',
      markdown:
        'En 2014, Jeanne cherchait pour son vieux setter une croquette dont elle comprenne l’étiquette. Elle a trouvé des pourcentages qui ne tombaient pas juste et des « sous-produits » sans visage. Avec Karim, nutritionniste, elle a écrit une première recette de neuf ingrédients, cuite par un fabricant vendéen qui accepta d’en faire une tonne. Le setter l’a finie. Les chiens de la rue aussi.',
    },
    {
      kind: 'text',
      anchor: 'fabrication',
      title: 'Où et comment nous fabriquons',
      markdown:
        'Les croquettes sont cuites en Vendée, les pâtées en Bretagne. Les viandes et les poissons frais arrivent le matin ; rien n’est congelé plus d’un mois. Chaque lot est analysé avant de partir : protéines, matières grasses, minéraux, et pH urinaire attendu pour les recettes de chat.\n\nNous ne disons pas « naturel », mot sans mesure. Nous donnons la liste, les pourcentages et l’énergie.',
    },
    {
      kind: 'carousel',
      title: 'De la recette au pas de votre porte',
      slides: [
        {
          title: 'Une recette que l’on peut lire',
          text: 'Chaque ingrédient est nommé, avec sa part quand nous le mettons en avant. C’est la même liste sur le sac et sur sa fiche.',
          scene: 'subscription-recipe',
        },
        {
          title: 'Une ration, puis une fréquence',
          text: 'Le guide calcule la ration au gramme, puis propose le format et la fréquence qui vont avec.',
          scene: 'subscription-rhythm',
        },
        {
          title: 'Un e-mail avant chaque envoi',
          text: 'Il donne le contenu, le prix et la date, assez tôt pour tout changer d’un geste, ou ne rien changer.',
          scene: 'confirmation',
        },
        {
          title: 'Chez vous, ou au point relais',
          text: 'Vous choisissez à chaque commande. Un e-mail donne le suivi quand le colis part.',
          scene: 'relay-point',
        },
      ],
    },
    {
      kind: 'facts',
      title: 'Quatre règles que nous suivons',
      rows: [
        {
          label: 'Tout l’ingrédient',
          value: 'Nommé, avec son pourcentage quand il est mis en avant',
        },
        { label: 'Aucun sucre ajouté', value: 'Dans aucun aliment complet' },
        { label: 'Une énergie mesurée', value: 'Indiquée sur chaque fiche, déclarée ou calculée' },
        {
          label: 'Pas de promesse de santé',
          value: 'Un aliment accompagne, un vétérinaire soigne',
        },
      ],
    },
    {
      kind: 'text',
      anchor: 'prix',
      title: 'Nos prix, et d’où vient le « jusqu’à 40 % »',
      markdown: `Sans intermédiaire, un grand sac coûte bien moins au kilo qu’un petit : le conditionnement et le port pèsent moins. « ${savingsClaim.text} » : voici la preuve. ${savingsClaim.proof} Relevé au 1er novembre 2026. Il s’agit d’une comparaison de formats, non d’une promotion.`,
    },
    {
      kind: 'callToAction',
      title: 'Venir nous voir',
      markdown:
        'Nos boutiques pèsent votre animal, calculent sa ration et laissent goûter. Sans rendez-vous.',
      cta: entry('Trouver un magasin', '/magasins/'),
    },
  ],
};

export const credits: Page = {
  slug: 'credits',
  title: 'Crédits',
  seo: {
    title: 'Crédits | Gamelle',
    description: 'Les dessins, les polices, les données et les méthodes utilisés par le site.',
  },
  updatedOn: null,
  version: null,
  blocks: [
    {
      kind: 'text',
      anchor: 'dessins',
      title: 'Dessins',
      markdown:
        'Les sacs, les boîtes, les animaux et les scènes sont dessinés par le code du site. Aucune photo d’agence, aucune image produite à partir d’œuvres d’autrui. Les photos d’animaux ajoutées par les clients n’apparaissent que dans leur compte.',
    },
    {
      kind: 'facts',
      title: 'Polices et pictogrammes',
      rows: [
        { label: 'Bricolage Grotesque', value: 'Mathieu Triay, licence SIL Open Font 1.1' },
        { label: 'Figtree', value: 'Erik Kennedy, licence SIL Open Font 1.1' },
        { label: 'Lucide', value: 'Contributeurs Lucide, licence ISC' },
      ],
    },
    {
      kind: 'text',
      anchor: 'nutrition',
      title: 'Nutrition',
      markdown:
        'Les besoins en énergie suivent les équations publiées par la FEDIAF et par le National Research Council, avec les choix expliqués dans nos guides. L’énergie d’un aliment est calculée par l’équation prédictive de la FEDIAF quand elle n’a pas été mesurée. Ces organismes n’ont ni relu ni approuvé ce site.',
    },
    {
      kind: 'text',
      anchor: 'cartes',
      title: 'Cartes et communes',
      markdown:
        'Le fond des cartes est simplifié à partir de Natural Earth, données du domaine public. Les villes, leurs codes postaux et leurs coordonnées viennent de © GeoNames, licence CC BY 4.0 ; les communes françaises et leur population, d’© Etalab, licence ouverte. Les cartes sont tracées par Leaflet, licence BSD. Les magasins et les points relais sont inventés ; les villes, réelles.',
    },
    {
      kind: 'text',
      anchor: 'noms',
      title: 'Noms',
      markdown:
        'Gamelle Démonstration, ses dirigeants, ses refuges et ses clients sont fictifs. Les noms et les logos des moyens de paiement appartiennent à leurs propriétaires.',
    },
  ],
};
