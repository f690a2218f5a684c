import type { Header } from '../types.ts';
import { entry, link } from './links.ts';

export const header: Header = {
  topBar: {
    message: 'Livraison offerte dès 49 € (59 € en Belgique)',
    link: link('/page/livraison/'),
  },
  logo: { label: 'Gamelle, accueil', link: link('/') },
  loginPrompt: 'Déjà client ? Connectez-vous',
  searchPlaceholder: 'Rechercher une recette…',
  links: [
    {
      ...entry('Chien', '/chien/', [
        entry('Croquettes', '/chien/croquettes/'),
        entry('Pâtées', '/chien/patees/'),
        entry('Friandises', '/chien/friandises/'),
        entry('Par âge', '/chien/par-age/'),
        entry('Par besoin', '/chien/par-besoin/'),
        entry('Soins', '/chien/soins/'),
        entry('Accessoires', '/chien/accessoires/'),
        entry('Échantillons', '/chien/echantillons/'),
      ]),
      columns: [
        {
          title: 'Croquettes',
          links: [
            entry('Toutes les croquettes', '/chien/croquettes/'),
            entry('Petite taille', '/chien/croquettes/petite-taille/'),
            entry('Grande taille', '/chien/croquettes/grande-taille/'),
            entry('Stérilisé', '/chien/croquettes/sterilise/'),
            entry('Sans céréales', '/chien/croquettes/sans-cereales/'),
          ],
        },
        {
          title: 'Et aussi',
          links: [
            entry('Pâtées', '/chien/patees/'),
            entry('Friandises', '/chien/friandises/'),
            entry('Soins', '/chien/soins/'),
            entry('Accessoires', '/chien/accessoires/'),
            entry('Échantillons', '/chien/echantillons/'),
          ],
        },
        {
          title: 'Par âge',
          links: [
            entry('Chiot', '/chien/par-age/chiot/'),
            entry('Adulte', '/chien/par-age/adulte/'),
            entry('Senior', '/chien/par-age/senior/'),
          ],
        },
        {
          title: 'Par besoin',
          links: [
            entry('Stérilisé', '/chien/par-besoin/sterilise/'),
            entry('Digestion sensible', '/chien/par-besoin/digestion-sensible/'),
            entry('Contrôle du poids', '/chien/par-besoin/controle-du-poids/'),
            entry('Peau et pelage', '/chien/par-besoin/peau-et-pelage/'),
            entry('Articulations', '/chien/par-besoin/articulations/'),
            entry('Très actif', '/chien/par-besoin/actif/'),
          ],
        },
      ],
      card: {
        title: 'Guide croquettes',
        text: 'Deux minutes, et la ration du jour au gramme près.',
        link: link('/guide-croquettes/'),
        cta: 'Composer sa gamelle',
        scene: 'door-dog',
      },
    },
    {
      ...entry('Chat', '/chat/', [
        entry('Croquettes', '/chat/croquettes/'),
        entry('Pâtées', '/chat/patees/'),
        entry('Friandises', '/chat/friandises/'),
        entry('Par âge', '/chat/par-age/'),
        entry('Par besoin', '/chat/par-besoin/'),
        entry('Soins', '/chat/soins/'),
        entry('Accessoires', '/chat/accessoires/'),
        entry('Échantillons', '/chat/echantillons/'),
      ]),
      columns: [
        {
          title: 'Croquettes',
          links: [
            entry('Toutes les croquettes', '/chat/croquettes/'),
            entry('Chaton', '/chat/croquettes/chaton/'),
            entry('Adulte', '/chat/croquettes/adulte/'),
            entry('Stérilisé', '/chat/croquettes/sterilise/'),
            entry('Sans céréales', '/chat/croquettes/sans-cereales/'),
          ],
        },
        {
          title: 'Et aussi',
          links: [
            entry('Pâtées', '/chat/patees/'),
            entry('Friandises', '/chat/friandises/'),
            entry('Soins', '/chat/soins/'),
            entry('Accessoires', '/chat/accessoires/'),
            entry('Échantillons', '/chat/echantillons/'),
          ],
        },
        {
          title: 'Par âge',
          links: [
            entry('Chaton', '/chat/par-age/chaton/'),
            entry('Adulte', '/chat/par-age/adulte/'),
            entry('Senior', '/chat/par-age/senior/'),
          ],
        },
        {
          title: 'Par besoin',
          links: [
            entry('Stérilisé', '/chat/par-besoin/sterilise/'),
            entry('Confort urinaire', '/chat/par-besoin/confort-urinaire/'),
            entry('Boules de poils', '/chat/par-besoin/boules-de-poils/'),
            entry('Contrôle du poids', '/chat/par-besoin/controle-du-poids/'),
            entry('Digestion sensible', '/chat/par-besoin/digestion-sensible/'),
            entry('Petit appétit', '/chat/par-besoin/petit-appetit/'),
          ],
        },
      ],
      card: {
        title: 'Menu croquettes et pâtée',
        text: 'Le bon dosage du sec et de l’humide, jour par jour.',
        link: link('/userGuide/guide-nutrition-full/'),
        cta: 'Composer son menu',
        scene: 'door-cat',
      },
    },
    {
      ...entry('Guides', '/guide-croquettes/', [
        entry('Guide croquettes', '/guide-croquettes/'),
        entry('Menu croquettes et pâtée du chat', '/userGuide/guide-nutrition-full/'),
        entry('Menu du chat en deux minutes', '/userGuide/guide-nutrition-short/'),
        entry('L’abonnement, pas à pas', '/page/abonnement/'),
      ]),
      columns: [],
      card: null,
    },
    { ...entry('Magasins', '/magasins/'), columns: [], card: null },
    {
      ...entry('Aide', '/faq/', [
        entry('Questions fréquentes', '/faq/'),
        entry('Livraison', '/page/livraison/'),
        entry('Nous contacter', '/nous-contacter/'),
      ]),
      columns: [],
      card: null,
    },
  ],
};
