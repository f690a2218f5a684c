import { company } from '../../sites/company.ts';
import type { Page } from '../../types.ts';

export const privacy: Page = {
  slug: 'donnees-personnelles',
  title: 'Persoonsgegevens en cookies',
  seo: {
    title: 'Persoonsgegevens en cookies | Gamelle',
    description:
      'Welke gegevens we gebruiken, waarom, hoelang, met wie, en hoe u uw rechten uitoefent.',
  },
  updatedOn: '2026-11-01',
  version: '2026-11',
  blocks: [
    {
      kind: 'notice',
      tone: 'info',
      title: 'In het kort',
      markdown:
        'We gebruiken uw gegevens om u te leveren, uw abonnementen bij te houden en uw vragen te beantwoorden. Niets volgt u voor u het aanvaard hebt. We verkopen geen gegevens en bellen niet om te verkopen.',
    },
    {
      kind: 'text',
      anchor: 'responsable',
      title: 'Wie verantwoordelijk is',
      markdown:
        'Gamelle Démonstration SAS, fictieve vennootschap, 12 quai de l’Exemple, 00000 Villeneuve-la-Gamelle. Voor elke vraag of aanvraag: **donnees@gamelle.test**. De bevoegde autoriteit is de CNIL; u kunt zich ook wenden tot de Gegevensbeschermingsautoriteit in België of tot de CNPD in Luxemburg.',
    },
    {
      kind: 'register',
      of: 'retention',
      title: 'Wat we gebruiken, waarom en hoelang',
    },
    {
      kind: 'text',
      anchor: 'destinataires',
      title: 'Wie ze ziet',
      markdown:
        'Onze teams, volgens hun rol, en dienstverleners die door een overeenkomst gebonden zijn: hosting, vervoer, betaling, verzenden van e-mails. Allen werken in de Europese Unie; zou een van hen gegevens elders moeten verwerken, dan schrijven we het hier, met de waarborg die erbij hoort. De betaaldienst is verantwoordelijk voor zijn eigen fraudecontrole.',
    },
    {
      kind: 'text',
      anchor: 'cookies',
      title: 'Cookies en metingen',
      markdown:
        '**Zonder uw akkoord** schrijven we alleen het noodzakelijke in uw browser. **Met uw akkoord**, en afzonderlijk: het meten van het bezoek, en reclame. Beide lopen via een tagbeheerder, die pas na uw akkoord wordt geladen. “Alles weigeren” is even zichtbaar als “Alles aanvaarden”, en zwijgen geldt als weigeren. We bewaren het bewijs van uw keuze, zonder te weten van wie het is.\n\nU verandert op elk moment van gedachten met de link “Mijn cookies beheren”, onder aan elke pagina.',
    },
    {
      kind: 'register',
      of: 'cookies',
      title: 'Wat in uw browser geschreven wordt',
    },
    {
      kind: 'text',
      anchor: 'droits',
      title: 'Uw rechten',
      markdown:
        'U kunt uw gegevens inzien, verbeteren, meenemen of laten wissen, het gebruik ervan beperken, u ertegen verzetten, een toestemming intrekken en zeggen wat er na uw dood mee gebeurt. Een kopie van uw gegevens (een leesbare pagina, CSV-tabellen en JSON-bestanden) en het wissen vraagt u in uw account of per e-mail; u krijgt antwoord binnen een maand.\n\nHet wissen maakt uw profiel, uw adressen en uw dieren anoniem. Facturen blijven zolang de wet het vraagt in een archief met beperkte toegang. Een lopend abonnement moet eerst gestopt zijn.\n\nPast ons antwoord u niet, dan kunt u klacht indienen bij de CNIL, de GBA of de CNPD.',
    },
    {
      kind: 'text',
      anchor: 'decisions',
      title: 'Automatische beslissingen en veiligheid',
      markdown:
        'De aanbevelingen van onze wegwijzers worden berekend, zonder rechtsgevolg. Geen automatische beslissing ontneemt u een recht.\n\nWachtwoorden worden gehasht, het verkeer versleuteld, de toegang bijgehouden. Bij een lek dat u in gevaar brengt, verwittigen we u en de autoriteit binnen 72 uur.',
    },
  ],
};

const STREAMS = [
  'Huishoudelijke verpakkingen',
  'Grafisch papier',
  'Artikelen voor doe-het-zelf en tuin',
  'Speelgoed',
];

export const legalNotice: Page = {
  slug: 'mentions-legales',
  title: 'Wettelijke vermeldingen',
  seo: {
    title: 'Wettelijke vermeldingen | Gamelle',
    description: 'Uitgever, host, verantwoordelijke uitgever, nummers en bemiddelaar.',
  },
  updatedOn: '2026-11-01',
  version: null,
  blocks: [
    {
      kind: 'notice',
      tone: 'info',
      title: 'Demonstratiewinkel',
      markdown:
        'Gamelle is een verzonnen vennootschap. Haar nummers bestaan uit nullen, haar adressen bestaan niet en geen enkele bestelling wordt echt geleverd.',
    },
    {
      kind: 'facts',
      title: 'Uitgever',
      rows: [
        { label: 'Vennootschap', value: `${company.name}, fictieve SAS naar Frans recht` },
        { label: 'Kapitaal', value: '€ 100.000' },
        {
          label: 'Zetel',
          value: `${company.street}, ${company.postcode} ${company.city}, Frankrijk`,
        },
        { label: 'Inschrijving', value: company.registry },
        { label: 'Btw-nummer', value: company.vatNumber },
        { label: 'APE-code', value: company.ape },
        {
          label: 'Registratie als diervoederbedrijf',
          value: company.feedEstablishment,
        },
        { label: 'Telefoon', value: `${company.phone} (oproep zonder toeslag)` },
        { label: 'E-mail', value: company.email },
        { label: 'Klantendienst', value: 'Open van maandag tot vrijdag, van 9:00 tot 18:00' },
        { label: 'Verantwoordelijke uitgever', value: company.publicationDirector },
        { label: 'Host', value: company.host },
      ],
    },
    {
      kind: 'facts',
      title: 'Unieke nummers voor uitgebreide producentenverantwoordelijkheid',
      rows: company.producerIds.map(({ stream, id }, place) => ({
        label: STREAMS[place] ?? stream,
        value: id,
      })),
    },
    {
      kind: 'text',
      anchor: 'mediation',
      title: 'Consumentenbemiddeling',
      markdown: `Na een schriftelijke klacht zonder bevredigend gevolg kunt u zich wenden tot de ${company.mediator.name}, ${company.mediator.address}, [${company.mediator.site}](${company.mediator.site}). In België: Consumentenombudsdienst. In Luxemburg: Médiateur de la consommation.`,
    },
    {
      kind: 'text',
      anchor: 'contact-etiquette',
      title: 'Vragen over een voer',
      markdown:
        'Wilt u de precieze toevoegingsmiddelen of ingrediënten van een voer kennen, bel of schrijf dan de klantendienst: het antwoord is kosteloos. Bij de terugroeping van een lot verschijnt een eigen pagina en worden de betrokken klanten per e-mail verwittigd.',
    },
    {
      kind: 'text',
      anchor: 'propriete',
      title: 'Intellectuele eigendom',
      markdown:
        'De teksten, tekeningen, namen van recepten en de code van de site zijn beschermd. De auteurs van lettertypes en gegevens staan op [de pagina met dank aan](/page/credits/).',
    },
  ],
};

export const accessibility: Page = {
  slug: 'accessibilite',
  title: 'Toegankelijkheid: gedeeltelijk conform',
  seo: {
    title: 'Toegankelijkheid | Gamelle',
    description: 'Staat van conformiteit, gekende moeilijkheden, contact en beroepsmogelijkheden.',
  },
  updatedOn: '2026-11-01',
  version: null,
  blocks: [
    {
      kind: 'text',
      anchor: 'engagement',
      title: 'Onze verbintenis',
      markdown:
        'Gamelle wil dat iedereen kan kiezen, bestellen en een abonnement beheren, met een muis, een toetsenbord, een schermlezer of een loep. Deze verklaring geldt voor de winkel, het account, de betaling en de e-mails, in Frankrijk, België en Luxemburg. Ze beantwoordt aan de Europese toegankelijkheidsakte, die sinds 28 juni 2025 voor e-commerce geldt.',
    },
    {
      kind: 'text',
      anchor: 'etat',
      title: 'Staat van conformiteit',
      markdown:
        'De site streeft naar WCAG 2.2 op niveau AA, de norm EN 301 549 en RGAA 4.1. Hij is **gedeeltelijk conform**: hij wordt bij elke versie gecontroleerd met automatische tests en met het toetsenbord, maar werd nog niet door een derde geaudit.',
    },
    {
      kind: 'text',
      anchor: 'comment',
      title: 'Hoe de dienst aan de eisen voldoet',
      markdown:
        '- Een springlink leidt naar de inhoud; elke pagina heeft een eigen titel en oriëntatiepunten.\n- Alles kan met het toetsenbord, met een zichtbare focus die niets verbergt.\n- Formulieren bewaren wat u hebt ingevuld; een overzicht van fouten verbindt elke melding met haar veld.\n- Inloggen vraagt geen beeld te ontcijferen en geen rekensom; u mag het wachtwoord plakken.\n- De winkels staan altijd in een lijst, de kaart komt er bovenop.\n- Animaties schakelt u uit met de instelling van uw systeem; carrousels hebben een pauzeknop.\n- Prijzen, statussen en silhouetten steunen nooit op kleur alleen.\n- De hulp (telefoon, openingsuren, veelgestelde vragen) staat op elke pagina op dezelfde plaats.',
    },
    {
      kind: 'text',
      anchor: 'limites',
      title: 'Gekende moeilijkheden',
      markdown:
        '- De kaart met winkels is zonder zicht weinig nuttig: de lijst geeft dezelfde informatie.\n- De pagina van de bank, bij de bevestiging, hangt niet van ons af.\n- De foto’s van klanten hebben alleen de naam van het dier als beschrijving.',
    },
    {
      kind: 'text',
      anchor: 'contact',
      title: 'Een moeilijkheid melden',
      markdown:
        'Schrijf naar bonjour@gamelle.test of bel +33 1 99 00 12 34, van maandag tot vrijdag, van 9:00 tot 18:00: we antwoorden binnen vijf werkdagen en zoeken samen met u hoe u kunt bestellen. Houdt de site u tegen, dan nemen we uw bestelling aan de telefoon op: u krijgt een link om ze na te lezen en zelf te betalen.\n\nPast het antwoord u niet: in Frankrijk controleert de DGCCRF (SignalConso) de toegankelijkheid van e-commerce, en kunt u zich wenden tot de Défenseur des droits; in België tot de FOD Economie; in Luxemburg tot het Office de la surveillance de l’accessibilité des produits et des services.',
    },
  ],
};
