import type { Article } from '../types.ts';
import { entry } from './links.ts';

/** Articles and guides, signed by the colleagues of the demonstration. */
export const articles: Article[] = [
  {
    slug: 'changer-de-croquettes',
    title: 'Changer de croquettes sans histoires',
    lead: 'Dix jours, quatre mélanges, un œil sur la litière ou la promenade : voilà tout ce que demande un changement d’aliment.',
    seo: {
      title: 'Changer de croquettes en dix jours | Gamelle',
      description:
        'Comment passer d’un aliment à un autre chez le chien et le chat : les proportions, les signes à surveiller, quand ralentir.',
    },
    scene: 'subscription-recipe',
    author: 'Hugo Démonstration',
    animal: 'both',
    writtenOn: '2026-09-14',
    updatedOn: '2026-11-02',
    blocks: [
      {
        kind: 'text',
        title: 'Pourquoi ne pas changer d’un coup',
        markdown:
          'La flore de l’intestin s’est réglée sur l’ancien aliment. Elle a besoin de quelques jours pour se faire au nouveau. Un changement brutal ne met pas un animal sain en danger, mais il donne souvent des selles molles, et l’on accuse alors la recette à tort.',
      },
      {
        kind: 'facts',
        title: 'Le mélange, jour après jour',
        rows: [
          { label: 'Jours 1 à 3', value: 'Un quart du nouvel aliment' },
          { label: 'Jours 4 à 6', value: 'Moitié, moitié' },
          { label: 'Jours 7 à 9', value: 'Trois quarts du nouvel aliment' },
          { label: 'À partir du jour 10', value: 'Le nouvel aliment seul' },
        ],
      },
      {
        kind: 'text',
        title: 'Quand ralentir',
        markdown:
          'Digestion sensible, chat méfiant, animal âgé : doublez chaque étape. Si les selles restent molles, revenez au mélange d’avant deux ou trois jours, puis reprenez.\n\nS’il vomit plusieurs fois, s’il refuse toute nourriture pendant une journée ou s’il est abattu, n’attendez pas la fin du tableau : appelez votre vétérinaire. Un chat qui ne mange plus est un chat à montrer le jour même.',
      },
      {
        kind: 'callToAction',
        title: 'Et la ration ?',
        markdown:
          'Deux aliments n’ont pas la même énergie : la dose d’hier n’est pas celle de demain. Le guide la calcule au gramme près.',
        cta: entry('Calculer sa ration', '/guide-croquettes/'),
      },
    ],
    skus: ['PR000201', 'PR000202', 'PR000123', 'PR000124'],
  },
  {
    slug: 'lire-une-etiquette',
    title: 'Lire une étiquette en une minute',
    lead: 'Composition, constituants analytiques, additifs : trois listes imposées par la loi, et ce que chacune dit vraiment.',
    seo: {
      title: 'Lire l’étiquette d’un aliment pour chien ou chat | Gamelle',
      description:
        'Ce que disent la composition, les constituants analytiques et les additifs d’un aliment, et comment comparer deux sacs.',
    },
    scene: 'hero',
    author: 'Inès Démonstration',
    animal: 'both',
    writtenOn: '2026-10-06',
    updatedOn: null,
    blocks: [
      {
        kind: 'steps',
        title: 'Trois listes, dans cet ordre',
        items: [
          {
            title: 'La composition',
            text: 'Les ingrédients par poids décroissant, tels qu’ils entrent dans la recette. Une viande fraîche pèse surtout par son eau : une fois cuite, elle peut passer derrière une viande déshydratée.',
          },
          {
            title: 'Les constituants analytiques',
            text: 'Protéines, matières grasses, cendres, cellulose : mesurés dans l’aliment fini. C’est ici que deux sacs se comparent.',
          },
          {
            title: 'Les additifs',
            text: 'Vitamines, oligo-éléments, conservateurs. Le mot fait peur, la plupart sont ce qui rend l’aliment complet.',
          },
        ],
      },
      {
        kind: 'text',
        title: 'Comparer du sec et de l’humide',
        markdown:
          'Une pâtée à 10 % de protéines n’est pas plus pauvre qu’une croquette à 30 % : elle contient environ 80 % d’eau. Pour comparer, on retire l’eau. La pâtée a 20 % de matière sèche, donc 50 % de protéines une fois l’eau ôtée ; la croquette, avec 8 % d’eau, en a un peu moins de 33 %.',
      },
      {
        kind: 'text',
        title: 'Complet ou complémentaire',
        markdown:
          'Le mot est obligatoire, et c’est le plus important du sac. Un aliment complet suffit seul, jour après jour. Un aliment complémentaire, une friandise par exemple, ne nourrit pas à lui seul.\n\nD’autres questions ? Elles sont peut-être déjà dans [les questions fréquentes](/faq/).',
      },
    ],
    skus: ['PR000201', 'PR000301', 'PR000401'],
  },
  {
    slug: 'un-chat-qui-boit-peu',
    title: 'Un chat qui boit peu',
    lead: 'Le chat descend d’un animal du désert : il boit mal, il l’a toujours fait. C’est dans son assiette que l’eau se gagne.',
    seo: {
      title: 'Faire boire un chat : l’eau dans l’assiette | Gamelle',
      description:
        'Pourquoi un chat boit peu, ce que change la pâtée, où poser les bols, et quand consulter un vétérinaire.',
    },
    scene: 'door-cat',
    author: 'Hugo Démonstration',
    animal: 'cat',
    writtenOn: '2026-11-12',
    updatedOn: null,
    blocks: [
      {
        kind: 'text',
        title: 'Une proie, c’est surtout de l’eau',
        markdown:
          'Une souris contient environ 70 % d’eau. Un chat qui chasse n’a presque pas besoin de boire. Nourri de croquettes, il ne compense qu’en partie : il boit plus, mais pas toujours assez.',
      },
      {
        kind: 'steps',
        title: 'Quatre gestes simples',
        items: [
          {
            title: 'Un repas humide par jour',
            text: 'Un sachet de pâtée apporte l’essentiel de son poids en eau.',
          },
          {
            title: 'Plusieurs bols, loin de la nourriture',
            text: 'Beaucoup de chats n’aiment pas boire là où ils mangent.',
          },
          {
            title: 'Un bol large, rempli à ras bord',
            text: 'Les moustaches ne touchent pas les bords.',
          },
          {
            title: 'De l’eau changée chaque jour',
            text: 'Fraîche, à température de la pièce. Une fontaine plaît à certains, pas à tous.',
          },
        ],
      },
      {
        kind: 'notice',
        tone: 'info',
        title: 'Quand consulter',
        markdown:
          'Un chat qui force dans sa litière sans uriner est une urgence : appelez un vétérinaire sans attendre. Un chat qui se met soudain à boire beaucoup est à montrer dans la semaine.',
      },
      {
        kind: 'callToAction',
        title: 'Croquettes et pâtée, ensemble',
        markdown:
          'Le menu mixte dose le sec et l’humide pour que le total reste juste, ni plus ni moins.',
        cta: entry('Composer son menu', '/userGuide/guide-nutrition-short/'),
      },
    ],
    skus: ['PR000401', 'PR000403', 'PR000408'],
  },
];
