import categories from '../dutch/categories.json';
import filters from '../dutch/filters.json';
import labelWords from '../dutch/label-words.json';
import catProducts from '../dutch/products-cat.json';
import dogProducts from '../dutch/products-dog.json';
import goods from '../dutch/products-goods.json';
import synonyms from '../dutch/synonyms.json';
import texts from '../dutch/texts.json';
import type { Article, Landing, Page } from '../types.ts';
import { dutchArticles } from './dutch/articles.ts';
import { dutchQuestions, dutchTags } from './dutch/faq.ts';
import { dutchHome } from './dutch/home.ts';
import { dutchLandings } from './dutch/house.ts';
import { dutchPages } from './dutch/pages.ts';

/** The frame of the pages in Dutch, by its French texts. */
const dutch: Readonly<Record<string, string>> = {
  'Livraison offerte dès 49 € (59 € en Belgique)': 'Gratis levering vanaf € 49 (€ 59 in België)',
  'Rappels de produits': 'Terugroepingen',
  'Gamelle, accueil': 'Gamelle, startpagina',
  'Déjà client ? Connectez-vous': 'Al klant? Log in',
  'Rechercher une recette…': 'Zoek een recept…',
  Chien: 'Hond',
  Chat: 'Kat',
  Croquettes: 'Brokken',
  Pâtées: 'Natvoer',
  Friandises: 'Snacks',
  'Par âge': 'Op leeftijd',
  'Par besoin': 'Op behoefte',
  Soins: 'Verzorging',
  Échantillons: 'Proefmonsters',
  'Toutes les croquettes': 'Alle brokken',
  'Petite taille': 'Kleine rassen',
  'Grande taille': 'Grote rassen',
  Stérilisé: 'Gesteriliseerd',
  'Sans céréales': 'Graanvrij',
  'Et aussi': 'En ook',
  Chiot: 'Puppy',
  Chaton: 'Kitten',
  Adulte: 'Volwassen',
  'Digestion sensible': 'Gevoelige spijsvertering',
  'Contrôle du poids': 'Gewichtscontrole',
  'Peau et pelage': 'Huid en vacht',
  Articulations: 'Gewrichten',
  'Très actif': 'Heel actief',
  'Confort urinaire': 'Urinewegen',
  'Boules de poils': 'Haarballen',
  'Petit appétit': 'Kleine eetlust',
  'Guide croquettes': 'Brokkenwijzer',
  'Deux minutes, et la ration du jour au gramme près.':
    'Twee minuten, en het dagrantsoen tot op de gram.',
  'Composer sa gamelle': 'De voerbak samenstellen',
  'Menu croquettes et pâtée': 'Menu van brokken en natvoer',
  'Le bon dosage du sec et de l’humide, jour par jour.':
    'De juiste verhouding van droog en nat, dag na dag.',
  'Composer son menu': 'Het menu samenstellen',
  Guides: 'Wegwijzers',
  'Menu croquettes et pâtée du chat': 'Kattenmenu van brokken en natvoer',
  'Menu du chat en deux minutes': 'Kattenmenu in twee minuten',
  'L’abonnement, pas à pas': 'Het abonnement, stap voor stap',
  Magasins: 'Winkels',
  Aide: 'Hulp',
  'Conseils et guides': 'Advies en gidsen',
  'Questions fréquentes': 'Veelgestelde vragen',
  Livraison: 'Levering',
  'Nous contacter': 'Contact',
  'Croquettes, pâtées et friandises fabriquées en France, livrées en France, Belgique et Luxembourg.':
    'Brokken, natvoer en snacks, gemaakt in Frankrijk en geleverd in Frankrijk, België en Luxemburg.',
  Boutique: 'Winkel',
  'Pour chien': 'Voor honden',
  'Pour chat': 'Voor katten',
  'Échantillons pour chien': 'Proefmonsters voor honden',
  'Échantillons pour chat': 'Proefmonsters voor katten',
  'Vos droits': 'Uw rechten',
  'Renoncer au contrat ici': 'Overeenkomst hier herroepen',
  'Résilier votre contrat': 'Uw overeenkomst opzeggen',
  'Droit de rétractation': 'Herroepingsrecht',
  'Comment nous vérifions les avis': 'Hoe we beoordelingen controleren',
  'Gérer mes cookies': 'Mijn cookies beheren',
  'La maison': 'Over ons',
  'Qui sommes-nous': 'Wie we zijn',
  '1 % pour les animaux': '1 % voor de dieren',
  'Accessibilité : partiellement conforme': 'Toegankelijkheid: gedeeltelijk conform',
  Crédits: 'Met dank aan',
  'Conditions générales de vente': 'Algemene verkoopvoorwaarden',
  'Conditions d’utilisation': 'Gebruiksvoorwaarden',
  'Données personnelles': 'Persoonsgegevens',
  'Mentions légales': 'Wettelijke vermeldingen',
  Accessibilité: 'Toegankelijkheid',
  Chèque: 'Cheque',
  Virement: 'Overschrijving',
  'Livraison offerte': 'Gratis levering',
  'Dès 49 € en France, 59 € en Belgique et au Luxembourg':
    'Vanaf € 49 in Frankrijk, € 59 in België en Luxemburg',
  '14 jours pour changer d’avis': '14 dagen om van gedachten te veranderen',
  'Sans motif, depuis le site, en deux étapes': 'Zonder reden, op de site, in twee stappen',
  'Abonnement souple': 'Soepel abonnement',
  '10 % de moins, deux envois au minimum, puis vous arrêtez quand vous voulez':
    '10 % goedkoper, minstens twee leveringen, daarna stopt u wanneer u wilt',
  'Fabriqué en France': 'Gemaakt in Frankrijk',
  'Recettes cuites en Bretagne et en Vendée': 'Recepten bereid in Bretagne en de Vendée',
  'Du lundi au vendredi, de 9:00 à 18:00': 'Van maandag tot vrijdag, van 9:00 tot 18:00',
  'Une question sur une recette, un additif, un envoi ? Appel non surtaxé.':
    'Een vraag over een recept, een toevoegingsmiddel, een levering? Oproep zonder toeslag.',
  'Gamelle Démonstration SAS, boutique fictive. Aucune commande n’est réellement livrée.':
    'Gamelle Démonstration SAS, fictieve winkel. Geen enkele bestelling wordt echt geleverd.',
};

/** The catalogue in another language. */
export interface OtherCatalogue {
  /** By sku. */
  products: Readonly<
    Record<string, { name: string; short: string; description: readonly string[] }>
  >;
  /** By path. */
  categories: Readonly<
    Record<
      string,
      { name: string; title: string; intro: string; seoTitle: string; seoDescription: string }
    >
  >;
  /** By key, and by key and value. */
  filters: Readonly<Record<string, string>>;
  /** Words of compositions and additives, in small letters. */
  labelWords: Readonly<Record<string, string>>;
  /** Texts that several products share, and names of formats, by the French ones. */
  texts: Readonly<Record<string, string>>;
}

interface OtherLanguage {
  /** What shoppers type, and what the shop calls it. */
  synonyms: readonly (readonly [typed: string, meant: string])[];
  catalogue: OtherCatalogue;
  /** The frame of the pages and the home page, by their French texts. */
  words: Readonly<Record<string, string>>;
  pages: readonly Page[];
  landings: readonly Landing[];
  articles: readonly Article[];
  questions: Readonly<Record<string, readonly [question: string, answer: string]>>;
  tags: Readonly<Record<string, string>>;
}

/** By the code of the language. What is not written in it is read in French. */
export const otherLanguages: Readonly<Record<string, OtherLanguage>> = {
  nl: {
    catalogue: {
      products: Object.assign({}, dogProducts, catProducts, goods),
      categories,
      filters,
      labelWords,
      texts,
    },
    synonyms: synonyms.map(([typed = '', meant = '']) => [typed, meant] as const),
    words: Object.assign({}, dutchHome, dutch),
    pages: dutchPages,
    landings: dutchLandings,
    articles: dutchArticles,
    questions: dutchQuestions,
    tags: dutchTags,
  },
};
