import type { Page } from '../../types.ts';
import { entry } from '../links.ts';
import { aboutUs, credits, onePercent } from './house.ts';
import { accessibility, legalNotice, privacy } from './legal.ts';
import { reviewsPage, withdrawal } from './rights.ts';
import { salesTerms, termsOfUse } from './terms.ts';

const delivery: Page = {
  slug: 'livraison',
  title: 'Levering',
  seo: {
    title: 'Levering in Frankrijk, België en Luxemburg | Gamelle',
    description:
      'Kosten, termijnen en vervoerders. Gratis levering vanaf € 49 in Frankrijk en € 59 in België en Luxemburg.',
  },
  updatedOn: null,
  version: null,
  blocks: [
    {
      kind: 'text',
      anchor: 'resume',
      markdown:
        'Een bestelling van vóór de middag op een werkdag vertrekt dezelfde dag uit ons magazijn in de Vendée. De zakken reizen rechtop in een doos op hun maat, met papier ertussen.',
    },
    {
      kind: 'facts',
      title: 'Standaardlevering aan huis',
      rows: [
        {
          label: 'Europees Frankrijk en Monaco',
          value: '€ 4,90, gratis vanaf € 49, in 2 tot 4 werkdagen',
        },
        { label: 'België', value: '€ 5,90, gratis vanaf € 59, in 2 tot 4 werkdagen' },
        { label: 'Luxemburg', value: '€ 5,90, gratis vanaf € 59, in 3 tot 5 werkdagen' },
      ],
    },
    {
      kind: 'facts',
      title: 'Expreslevering aan huis',
      rows: [
        { label: 'Europees Frankrijk', value: '€ 9,90, de volgende werkdag' },
        { label: 'België', value: '€ 11,90, de volgende werkdag' },
        { label: 'Luxemburg', value: '€ 12,90, in 1 tot 2 werkdagen' },
      ],
    },
    {
      kind: 'facts',
      title: 'Levering in een afhaalpunt',
      rows: [
        {
          label: 'Europees Frankrijk',
          value: '€ 3,90, gratis vanaf € 49, in 2 tot 4 werkdagen',
        },
        { label: 'België', value: '€ 4,50, gratis vanaf € 59, in 2 tot 4 werkdagen' },
        { label: 'Luxemburg', value: '€ 4,90, gratis vanaf € 59, in 3 tot 5 werkdagen' },
      ],
    },
    {
      kind: 'text',
      anchor: 'point-relais',
      title: 'Een afhaalpunt kiezen',
      markdown:
        'Bij de stap levering zoekt u op adres, gemeente, postcode of in uw buurt: de lijst en de kaart tonen de afstand, de openingsuren en de vakanties. Een pakket weegt er hoogstens 20 kg en sommige handelaars nemen alleen lichtere aan; u ziet alleen wie het uwe aanvaardt. Het wacht 14 dagen op u, breng uw identiteitskaart mee.',
    },
    {
      kind: 'text',
      anchor: 'seuil',
      title: 'Hoe de drempel wordt berekend',
      markdown:
        'De drempel geldt voor het totaal van de producten, belastingen inbegrepen en kortingen afgetrokken. Een balk in de winkelmand toont wat er nog ontbreekt. Voor expreslevering geldt hij niet. Bij een abonnement telt elke levering apart.',
    },
    {
      kind: 'text',
      anchor: 'adresse-de-livraison',
      title: 'Waar we leveren',
      markdown:
        'In Europees Frankrijk met Corsica en Monaco, in heel België en in heel Luxemburg. Overzees, op militaire adressen, aan postbussen en op CEDEX-adressen leveren we nog niet; als facturatieadres mogen ze wel. Corsica vraagt een tot twee dagen meer.',
    },
    {
      kind: 'text',
      anchor: 'suivi',
      title: 'Uw pakket volgen',
      markdown:
        'Het trackingnummer komt per e-mail zodra het pakket vertrekt en blijft in uw account staan. Een zware bestelling kan in meerdere pakketten reizen, van hoogstens 30 kg elk (20 kg in een afhaalpunt), met elk hun nummer. De vervoerder kondigt het tijdvak aan per sms; tot de dag ervoor kunt u het veranderen.',
    },
    {
      kind: 'text',
      anchor: 'absence',
      title: 'Niet thuis, of een probleem',
      markdown:
        'Na twee pogingen wacht het pakket tien dagen in een winkel in de buurt en komt het daarna naar ons terug; we betalen u terug of sturen het opnieuw, naar uw keuze. Beschadigd pakket, ontbrekend artikel, gescheurde zak: schrijf ons met een foto, wij vervangen.\n\nKomt een levering na de aangekondigde datum, [contacteer ons](/nous-contacter/): we starten dezelfde dag een onderzoek. Uw rechten bij vertraging staan in de [algemene verkoopvoorwaarden](/page/conditions-generales-de-vente/#adresse-de-livraison).',
    },
    { kind: 'faq', title: 'Vragen over de levering', tag: 'livraison', limit: 6 },
  ],
};

const subscription: Page = {
  slug: 'abonnement',
  title: 'Het abonnement',
  seo: {
    title: 'Abonnement op brokken en natvoer: 10 % goedkoper | Gamelle',
    description:
      'Een ritme van drie weken tot vijf maanden, 10 % goedkoper, minstens twee leveringen. Te wijzigen tot vier dagen voor het vertrek, online op te zeggen.',
  },
  updatedOn: null,
  version: null,
  blocks: [
    {
      kind: 'hero',
      title: 'De juiste zak, op de juiste dag',
      lead: 'U kiest het recept en het ritme. Wij sturen, u beslist: 10 % goedkoper, minstens twee leveringen, daarna zit u nergens meer aan vast.',
      cta: entry('Het recept vinden', '/guide-croquettes/'),
      scene: 'subscription-rhythm',
    },
    {
      kind: 'steps',
      title: 'Hoe het gaat',
      items: [
        {
          title: 'U kiest',
          text: 'Op de pagina van een product vinkt u “Abonnement” en een ritme aan. De wegwijzer stelt het ritme voor dat past bij het rantsoen van uw dier.',
          scene: 'subscription-recipe',
        },
        {
          title: 'Wij verwittigen u',
          text: 'Een e-mail een week voor elke levering en nog een vier dagen vooraf, met de inhoud, de prijs en de datum.',
          scene: 'subscription-rhythm',
        },
        {
          title: 'U past aan',
          text: 'Tot vier dagen voor het vertrek: inhoud, adres, datum, ritme. Alleen voor de volgende levering, of voor alle.',
          scene: 'subscription-freedom',
        },
        {
          title: 'Wij sturen',
          text: '{{debit.delivery}} De factuur is er 7 tot 10 dagen na de verzending.',
          scene: 'delivery',
        },
      ],
    },
    {
      kind: 'facts',
      title: 'De tien ritmes',
      rows: [
        { label: 'Kort op elkaar', value: '3 weken, 1 maand, 6 weken, 7 weken' },
        { label: 'Gewoon', value: '2 maanden, 10 weken, 11 weken, 3 maanden' },
        { label: 'Ruim', value: '4 maanden, 5 maanden' },
      ],
    },
    {
      kind: 'text',
      anchor: 'prix',
      title: 'De abonneeprijs',
      markdown:
        'Die ligt op elke levering 10 % onder de prijs per stuk, op de cent na. In ruil verbindt u zich tot **twee leveringen**. Met een zak van € 64,90 gaat het dus om twee leveringen van € 58,41, samen € 116,82, gratis geleverd in Frankrijk.\n\nStijgt een prijs, dan zegt de herinnering per e-mail het en mag u zonder voorwaarden vertrekken, ook voor de tweede levering.',
    },
    {
      kind: 'text',
      anchor: 'modifier',
      title: 'Wijzigen, verschuiven, overslaan, op pauze zetten',
      markdown:
        'Alles gebeurt bij [Mijn abonnementen](/mon-compte/mes-abonnements/). Vier dagen voor het vertrek liggen inhoud, adres en vervoerder vast, omdat het pakket wordt klaargemaakt; daarna zegt de klantendienst u wat nog kan.\n\nEen ander ritme geldt soms pas voor de bestelling erna, als de volgende al loopt. Met “Nu versturen” vertrekt de levering binnen 24 uur op werkdagen en wordt ze aangerekend.',
    },
    {
      kind: 'text',
      anchor: 'resilier-votre-contrat',
      title: 'Uw overeenkomst opzeggen',
      markdown:
        'Opzeggen kan dag en nacht, zonder reden en zonder te bellen, bij [Mijn abonnementen](/mon-compte/mes-abonnements/) of, zonder account, op de pagina [Uw overeenkomst opzeggen](/resilier-votre-contrat/). U krijgt een bevestiging met de datum waarop het eindigt.\n\nNa twee leveringen stopt het meteen. Daarvoor wordt uw opzegging meteen aanvaard en gaat ze in na de tweede. U vertrekt zonder wachten als uw dier sterft, een prijs stijgt, een product stopt, wij niet leveren, of binnen de 14 dagen herroeping na de eerste levering.',
    },
    {
      kind: 'products',
      title: 'Het vaakst in een abonnement',
      skus: ['PR000201', 'PR000123', 'PR000231', 'PR000124'],
    },
    { kind: 'faq', title: 'Vragen over het abonnement', tag: 'abonnement', limit: 8 },
  ],
};

/** Every page of the demonstration, in Dutch. */
export const dutchPages: readonly Page[] = [
  delivery,
  subscription,
  withdrawal,
  reviewsPage,
  salesTerms,
  termsOfUse,
  privacy,
  legalNotice,
  accessibility,
  onePercent,
  aboutUs,
  credits,
];
