import type { Article } from '../../types.ts';
import { entry } from '../links.ts';

/** The articles in Dutch: the same figures, links and products. */
export const dutchArticles: Article[] = [
  {
    slug: 'changer-de-croquettes',
    title: 'Van brokken veranderen zonder gedoe',
    lead: 'Tien dagen, vier mengsels, een oog op de kattenbak of de wandeling: meer vraagt een nieuw voer niet.',
    seo: {
      title: 'Van brokken veranderen in tien dagen | Gamelle',
      description:
        'Hoe u bij hond en kat van het ene voer op het andere overgaat: de verhoudingen, de signalen, wanneer u vertraagt.',
    },
    scene: 'subscription-recipe',
    author: 'Hugo Démonstration',
    animal: 'both',
    writtenOn: '2026-09-14',
    updatedOn: '2026-11-02',
    blocks: [
      {
        kind: 'text',
        title: 'Waarom niet in één keer',
        markdown:
          'De darmflora is afgestemd op het oude voer. Ze heeft enkele dagen nodig om aan het nieuwe te wennen. Een bruuske overgang brengt een gezond dier niet in gevaar, maar geeft vaak zachte ontlasting, en dan krijgt het recept ten onrechte de schuld.',
      },
      {
        kind: 'facts',
        title: 'Het mengsel, dag na dag',
        rows: [
          { label: 'Dag 1 tot 3', value: 'Een kwart nieuw voer' },
          { label: 'Dag 4 tot 6', value: 'Half om half' },
          { label: 'Dag 7 tot 9', value: 'Drie kwart nieuw voer' },
          { label: 'Vanaf dag 10', value: 'Alleen het nieuwe voer' },
        ],
      },
      {
        kind: 'text',
        title: 'Wanneer vertragen',
        markdown:
          'Gevoelige spijsvertering, wantrouwige kat, ouder dier: verdubbel elke stap. Blijft de ontlasting zacht, ga dan twee of drie dagen terug naar het vorige mengsel en hervat daarna.\n\nBraakt het dier meermaals, weigert het een dag lang alle voedsel of is het lusteloos, wacht dan het einde van de tabel niet af: bel uw dierenarts. Een kat die niet meer eet, moet dezelfde dag gezien worden.',
      },
      {
        kind: 'callToAction',
        title: 'En het rantsoen?',
        markdown:
          'Geen twee soorten voer bevatten evenveel energie: de portie van gisteren is niet die van morgen. De wegwijzer berekent ze tot op de gram.',
        cta: entry('Het rantsoen berekenen', '/guide-croquettes/'),
      },
    ],
    skus: ['PR000201', 'PR000202', 'PR000123', 'PR000124'],
  },
  {
    slug: 'lire-une-etiquette',
    title: 'Een etiket lezen in een minuut',
    lead: 'Samenstelling, analytische bestanddelen, toevoegingsmiddelen: drie lijsten die de wet oplegt, en wat elk ervan echt zegt.',
    seo: {
      title: 'Het etiket van honden- of kattenvoer lezen | Gamelle',
      description:
        'Wat de samenstelling, de analytische bestanddelen en de toevoegingsmiddelen zeggen, en hoe u twee zakken vergelijkt.',
    },
    scene: 'hero',
    author: 'Inès Démonstration',
    animal: 'both',
    writtenOn: '2026-10-06',
    updatedOn: null,
    blocks: [
      {
        kind: 'steps',
        title: 'Drie lijsten, in deze volgorde',
        items: [
          {
            title: 'De samenstelling',
            text: 'De ingrediënten in dalend gewicht, zoals ze in het recept gaan. Vers vlees weegt vooral door zijn water: eenmaal gaar kan het achter gedroogd vlees komen.',
          },
          {
            title: 'De analytische bestanddelen',
            text: 'Eiwit, vet, as, celstof: gemeten in het afgewerkte voer. Hier vergelijkt u twee zakken.',
          },
          {
            title: 'De toevoegingsmiddelen',
            text: 'Vitaminen, sporenelementen, conserveermiddelen. Het woord schrikt af, maar de meeste maken het voer net volledig.',
          },
        ],
      },
      {
        kind: 'text',
        title: 'Droog en nat vergelijken',
        markdown:
          'Natvoer met 10 % eiwit is niet armer dan een brok met 30 %: het bevat ongeveer 80 % water. Om te vergelijken trekt u het water af. Het natvoer heeft 20 % droge stof, dus 50 % eiwit zonder het water; de brok, met 8 % water, iets minder dan 33 %.',
      },
      {
        kind: 'text',
        title: 'Volledig of aanvullend',
        markdown:
          'Het woord is verplicht, en het is het belangrijkste op de zak. Een volledig diervoeder volstaat op zichzelf, dag na dag. Een aanvullend diervoeder, een snack bijvoorbeeld, voedt niet op zichzelf.\n\nNog vragen? Misschien staan ze al bij [de veelgestelde vragen](/faq/).',
      },
    ],
    skus: ['PR000201', 'PR000301', 'PR000401'],
  },
  {
    slug: 'un-chat-qui-boit-peu',
    title: 'Een kat die weinig drinkt',
    lead: 'De kat stamt af van een woestijndier: ze drinkt slecht, en dat was altijd zo. Het water zit in haar voerbak.',
    seo: {
      title: 'Een kat doen drinken: het water in de voerbak | Gamelle',
      description:
        'Waarom een kat weinig drinkt, wat natvoer verandert, waar u de bakjes zet en wanneer u naar de dierenarts gaat.',
    },
    scene: 'door-cat',
    author: 'Hugo Démonstration',
    animal: 'cat',
    writtenOn: '2026-11-12',
    updatedOn: null,
    blocks: [
      {
        kind: 'text',
        title: 'Een prooi is vooral water',
        markdown:
          'Een muis bevat ongeveer 70 % water. Een kat die jaagt, hoeft bijna niet te drinken. Met brokken vult ze dat maar gedeeltelijk aan: ze drinkt meer, maar niet altijd genoeg.',
      },
      {
        kind: 'steps',
        title: 'Vier eenvoudige gewoonten',
        items: [
          {
            title: 'Eén natte maaltijd per dag',
            text: 'Een zakje natvoer bestaat grotendeels uit water.',
          },
          {
            title: 'Meerdere bakjes, ver van het eten',
            text: 'Veel katten drinken niet graag waar ze eten.',
          },
          {
            title: 'Een brede bak, tot de rand gevuld',
            text: 'Dan raken de snorharen de rand niet.',
          },
          {
            title: 'Elke dag vers water',
            text: 'Fris, op kamertemperatuur. Een fontein bevalt sommige katten, niet alle.',
          },
        ],
      },
      {
        kind: 'notice',
        tone: 'info',
        title: 'Wanneer naar de dierenarts',
        markdown:
          'Een kat die in de kattenbak perst zonder te plassen, is een spoedgeval: bel meteen een dierenarts. Een kat die plots veel begint te drinken, laat u die week nog zien.',
      },
      {
        kind: 'callToAction',
        title: 'Brokken en natvoer, samen',
        markdown:
          'Het gemengde menu meet droog en nat af zodat het totaal klopt, niet meer en niet minder.',
        cta: entry('Het menu samenstellen', '/userGuide/guide-nutrition-short/'),
      },
    ],
    skus: ['PR000401', 'PR000403', 'PR000408'],
  },
];
