import type { Landing, Page } from '../../types.ts';
import { entry } from '../links.ts';

export const onePercent: Page = {
  slug: '1-pourcent-pour-les-animaux',
  title: '1 % voor de dieren',
  seo: {
    title: '1 % voor de dieren, en vrienden uitnodigen | Gamelle',
    description:
      'Eén procent van elke bestelling gaat naar asielen. Nodig een vriend uit: vijf euro voor die persoon, tien voor u.',
  },
  updatedOn: null,
  version: null,
  blocks: [
    {
      kind: 'hero',
      title: 'Een cent per euro, voor wie wacht',
      lead: 'Eén procent van elke bestelling, zonder taksen en levering, gaat naar asielen. Vóór onze kosten, of het nu een goed jaar is of niet.',
      cta: entry('Een vriend uitnodigen', '/mon-compte/mes-parrainages/'),
      scene: 'door-cat',
    },
    {
      kind: 'steps',
      title: 'De weg van het geld',
      items: [
        {
          title: 'Bij elke bestelling',
          text: 'We leggen 1 % van de prijs van de producten zonder taksen opzij. Een bestelling die terugkomt, gaat er weer af.',
        },
        {
          title: 'Elk kwartaal',
          text: 'We kiezen drie asielen uit wie zich heeft aangemeld, in Frankrijk, België en Luxemburg.',
        },
        {
          title: 'Elk jaar',
          text: 'De gestorte bedragen staan hier, asiel per asiel, met het ontvangstbewijs.',
        },
      ],
    },
    {
      kind: 'facts',
      title: 'Gestort in 2025 (cijfers ter demonstratie)',
      rows: [
        { label: 'Eerste kwartaal', value: '€ 18.420, drie asielen' },
        { label: 'Tweede kwartaal', value: '€ 17.960, drie asielen' },
        { label: 'Derde kwartaal', value: '€ 19.135, drie asielen' },
        { label: 'Vierde kwartaal', value: '€ 22.870, drie asielen' },
      ],
    },
    {
      kind: 'text',
      anchor: 'parrainage',
      title: 'Vrienden uitnodigen',
      markdown:
        'Deel uw link vanuit [Vrienden uitnodigen](/mon-compte/mes-parrainages/). Wie u uitnodigt, krijgt € 5 korting op de eerste bestelling; is die geleverd, dan krijgt u op uw beurt een code van € 10.\n\nWe sturen één enkele e-mail naar de persoon die u opgeeft, in uw naam, en we bewaren het adres niet als er geen antwoord komt. Eén korting per gezin, niet te combineren met een andere code voor nieuwe klanten.',
    },
    {
      kind: 'text',
      anchor: 'refuge',
      title: 'U leidt een asiel',
      markdown:
        'Schrijf ons met uw statuten en uw twee laatste activiteitenverslagen: [contact](/nous-contacter/). We geven geld, of zakken die dicht bij hun datum zijn, naar keuze.',
    },
  ],
};

export const aboutUs: Page = {
  slug: 'qui-sommes-nous',
  title: 'Wie we zijn',
  seo: {
    title: 'Wie we zijn: een Franse fabrikant | Gamelle',
    description:
      'Een klein Frans huis dat zijn brokken en natvoer zelf bereidt en zijn samenstellingen volledig publiceert.',
  },
  updatedOn: null,
  version: null,
  blocks: [
    {
      kind: 'hero',
      title: 'Eén huis, twee keukens, geen geheimen',
      lead: 'Gamelle maakt in Frankrijk voer voor honden en katten en verkoopt het zonder tussenpersoon.',
      cta: entry('De recepten bekijken', '/chien/croquettes/'),
      scene: 'delivery',
    },
    {
      kind: 'text',
      anchor: 'debut',
      title: 'Hoe het begon',
      markdown:
        'In 2014 zocht Jeanne voor haar oude setter een brok waarvan ze het etiket kon begrijpen. Ze vond percentages die niet klopten en “bijproducten” zonder gezicht. Samen met voedingsdeskundige Karim schreef ze een eerste recept van negen ingrediënten, bereid door een fabrikant uit de Vendée die er een ton van wilde maken. De setter at het op. De honden uit de straat ook.',
    },
    {
      kind: 'text',
      anchor: 'fabrication',
      title: 'Waar en hoe we werken',
      markdown:
        'De brokken worden bereid in de Vendée, het natvoer in Bretagne. Vers vlees en verse vis komen ’s morgens toe; niets blijft langer dan een maand ingevroren. Elk lot wordt geanalyseerd voor het vertrekt: eiwit, vet, mineralen, en de verwachte urine-pH voor de recepten voor katten.\n\nWe zeggen niet “natuurlijk”, een woord zonder maat. We geven de lijst, de percentages en de energie.',
    },
    {
      kind: 'carousel',
      title: 'Van het recept tot aan uw deur',
      slides: [
        {
          title: 'Een recept dat u kunt lezen',
          text: 'Elk ingrediënt wordt genoemd, met zijn aandeel wanneer we het naar voren schuiven. Op de zak en op de pagina staat dezelfde lijst.',
          scene: 'subscription-recipe',
        },
        {
          title: 'Een rantsoen, dan een ritme',
          text: 'De wegwijzer berekent het rantsoen tot op de gram en stelt dan het formaat en het ritme voor die erbij passen.',
          scene: 'subscription-rhythm',
        },
        {
          title: 'Een e-mail voor elke levering',
          text: 'Hij geeft de inhoud, de prijs en de datum, vroeg genoeg om alles met één klik te veranderen, of niets.',
          scene: 'confirmation',
        },
        {
          title: 'Bij u thuis of in een afhaalpunt',
          text: 'U kiest bij elke bestelling. Een e-mail geeft de tracking zodra het pakket vertrekt.',
          scene: 'relay-point',
        },
      ],
    },
    {
      kind: 'facts',
      title: 'Vier regels die we volgen',
      rows: [
        {
          label: 'Het hele ingrediënt',
          value: 'Genoemd, met zijn percentage als we het naar voren schuiven',
        },
        { label: 'Geen toegevoegde suiker', value: 'In geen enkel volledig diervoeder' },
        { label: 'Afgemeten energie', value: 'Op elke pagina vermeld, gemeten of berekend' },
        {
          label: 'Geen gezondheidsbelofte',
          value: 'Voer begeleidt, een dierenarts geneest',
        },
      ],
    },
    {
      kind: 'text',
      anchor: 'prix',
      title: 'Onze prijzen, en waar “tot 40 %” vandaan komt',
      markdown:
        'Zonder tussenpersoon kost een grote zak per kilo veel minder dan een kleine: verpakking en vervoer wegen minder door. “Tot 40 % voordeel per kilo met de grote formaten”: hier is het bewijs. Kip en zoete aardappel, volwassen hond: € 5,41/kg in een zak van 12 kg, € 9,07/kg in een zak van 1,5 kg, of 40 % minder per kilo. Prijs per stuk, zonder abonnement en zonder promotie. Opgenomen op 1 november 2026. Het gaat om een vergelijking van formaten, niet om een promotie.',
    },
    {
      kind: 'callToAction',
      title: 'Kom langs',
      markdown:
        'Onze winkels wegen uw dier, berekenen het rantsoen en laten proeven. Zonder afspraak.',
      cta: entry('Een winkel vinden', '/magasins/'),
    },
  ],
};

export const credits: Page = {
  slug: 'credits',
  title: 'Met dank aan',
  seo: {
    title: 'Met dank aan | Gamelle',
    description: 'De tekeningen, lettertypes, gegevens en methodes die de site gebruikt.',
  },
  updatedOn: null,
  version: null,
  blocks: [
    {
      kind: 'text',
      anchor: 'dessins',
      title: 'Tekeningen',
      markdown:
        'De zakken, blikken, dieren en taferelen worden getekend door de code van de site. Geen foto’s van een agentschap, geen beelden gemaakt uit het werk van anderen. De foto’s van dieren die klanten toevoegen, verschijnen alleen in hun account.',
    },
    {
      kind: 'facts',
      title: 'Lettertypes en pictogrammen',
      rows: [
        { label: 'Bricolage Grotesque', value: 'Mathieu Triay, licentie SIL Open Font 1.1' },
        { label: 'Figtree', value: 'Erik Kennedy, licentie SIL Open Font 1.1' },
        { label: 'Lucide', value: 'Medewerkers aan Lucide, licentie ISC' },
      ],
    },
    {
      kind: 'text',
      anchor: 'nutrition',
      title: 'Voeding',
      markdown:
        'De energiebehoeften volgen de formules van FEDIAF en de National Research Council, met de keuzes die onze wegwijzers uitleggen. De energie van een voer wordt berekend met de voorspellende formule van FEDIAF als ze niet gemeten is. Deze organisaties hebben de site niet nagelezen of goedgekeurd.',
    },
    {
      kind: 'text',
      anchor: 'cartes',
      title: 'Kaarten en gemeenten',
      markdown:
        'De ondergrond van de kaarten is vereenvoudigd naar Natural Earth, gegevens in het publieke domein. De steden, hun postcodes en hun coördinaten komen van © GeoNames, licentie CC BY 4.0; de Franse gemeenten en hun bevolking van © Etalab, open licentie. De kaarten worden getekend met Leaflet, licentie BSD. De winkels en afhaalpunten zijn verzonnen; de steden zijn echt.',
    },
    {
      kind: 'text',
      anchor: 'noms',
      title: 'Namen',
      markdown:
        'Gamelle Démonstration, de leiding, de asielen en de klanten zijn fictief. De namen en logo’s van betaalmiddelen zijn van hun eigenaars.',
    },
  ],
};

/** Pages a campaign leads to. */
export const dutchLandings: readonly Landing[] = [
  {
    slug: 'chat-sterilise',
    title: 'Gesteriliseerd, en altijd honger?',
    seo: {
      title: 'Gesteriliseerde kat: slank blijven zonder honger | Gamelle',
      description:
        'Waarom een gesteriliseerde kat verdikt, hoeveel u geeft en welke recepten passen.',
      noindex: true,
    },
    blocks: [
      {
        kind: 'hero',
        title: 'Gesteriliseerd, en altijd honger?',
        lead: 'De behoeften zijn ongeveer een kwart gedaald, de eetlust niet. Zo vult u de voerbak zonder de kat te vullen.',
        cta: entry('Het menu samenstellen', '/userGuide/guide-nutrition-short/'),
        scene: 'door-cat',
      },
      {
        kind: 'steps',
        title: 'Drie dingen die vaak volstaan',
        items: [
          {
            title: 'Wegen',
            text: 'Het rantsoen tot op de gram, één keer per dag. De kat één keer per maand.',
          },
          {
            title: 'Bevochtigen',
            text: 'Drie keer per week een zakje natvoer: veel water, weinig energie.',
          },
          {
            title: 'Laten jagen',
            text: 'Een voerbal: de maaltijd duurt een kwartier.',
          },
        ],
      },
      {
        kind: 'products',
        title: 'De recepten die passen',
        skus: ['PR000123', 'PR000124', 'PR000125', 'PR000403'],
      },
      {
        kind: 'callToAction',
        title: 'Een rantsoen, geen handvol',
        markdown:
          'Vier vragen, en u hebt het recept, het rantsoen en het ritme van levering. Vraagt het figuur om advies, dan stuurt de wegwijzer u naar de dierenarts in plaats van naar de winkelmand.',
        cta: entry('De wegwijzer starten', '/guide-croquettes/'),
      },
    ],
  },
  {
    slug: 'bienvenue-chiot',
    title: 'Er komt een puppy',
    seo: {
      title: 'Er komt een puppy: het eerste jaar | Gamelle',
      description: 'Overgang, aantal maaltijden, rantsoen naar leeftijd en groeirecepten.',
      noindex: true,
    },
    blocks: [
      {
        kind: 'hero',
        title: 'Er komt een puppy. Staat de voerbak klaar?',
        lead: 'Geef een week lang het voer van de fokker en schakel dan over in tien dagen. Voor de rest volgt u de wegwijzer.',
        cta: entry('Het rantsoen berekenen', '/guide-croquettes/nouveau/'),
        scene: 'door-dog',
      },
      {
        kind: 'facts',
        title: 'Hoeveel maaltijden',
        rows: [
          { label: 'Voor vier maanden', value: 'Vier maaltijden per dag' },
          { label: 'Van vier tot zes maanden', value: 'Drie maaltijden per dag' },
          { label: 'Na zes maanden', value: 'Twee maaltijden per dag' },
        ],
      },
      {
        kind: 'products',
        title: 'Naar de hond die hij wordt',
        skus: ['PR000213', 'PR000211', 'PR000212', 'PR000305'],
      },
      { kind: 'faq', title: 'De vragen van de eerste week', tag: 'nutrition', limit: 5 },
    ],
  },
];
