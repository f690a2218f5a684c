import type { Block, Page } from '../../types.ts';

/** The model form of the European directive. */
export const withdrawalForm: Block = {
  kind: 'notice',
  tone: 'legal',
  title: 'Modelformulier voor herroeping',
  markdown:
    'Alleen terug te sturen als u de overeenkomst anders dan online wilt herroepen.\n\nAan Gamelle Démonstration SAS, Service clients, 12 quai de l’Exemple, 00000 Villeneuve-la-Gamelle, bonjour@gamelle.test:\n\nIk deel u hierbij mede dat ik onze overeenkomst betreffende de verkoop van de volgende goederen herroep:\n\n- Besteld op (*) / ontvangen op (*):\n- Bestelnummer:\n- Naam van de consument:\n- Adres van de consument:\n- Handtekening (alleen wanneer dit formulier op papier wordt ingediend):\n- Datum:\n\n(*) Doorhalen wat niet van toepassing is.',
};

export const withdrawal: Page = {
  slug: 'retractation',
  title: 'Herroepingsrecht',
  seo: {
    title: 'Herroepingsrecht: 14 dagen om van gedachten te veranderen | Gamelle',
    description:
      'Online van een bestelling afzien, zonder reden, de producten terugsturen en uw geld terugkrijgen.',
  },
  updatedOn: '2026-11-01',
  version: null,
  blocks: [
    {
      kind: 'text',
      anchor: 'renoncer-au-contrat-ici',
      title: 'Overeenkomst hier herroepen',
      markdown:
        '[Overeenkomst hier herroepen](/renoncer-au-contrat/)\n\nTwee stappen volstaan, zonder account en zonder reden:\n\n1. geef uw naam, het bestelnummer en het e-mailadres waar u de ontvangstbevestiging wilt; zeg er, als u wilt, bij om welke producten het gaat;\n2. bevestig uw herroeping.\n\nU krijgt meteen een e-mail met de inhoud, de datum en het uur van uw verklaring. U kunt ons ook schrijven op bonjour@gamelle.test of het formulier hieronder sturen.',
    },
    {
      kind: 'facts',
      title: 'De termijnen',
      rows: [
        {
          label: 'Om ervan af te zien',
          value: '14 dagen vanaf de dag na ontvangst van het laatste pakket',
        },
        {
          label: 'Voor een abonnement',
          value: '14 dagen vanaf de dag na de eerste levering; het hele abonnement stopt',
        },
        { label: 'Om terug te sturen', value: '14 dagen na uw verklaring' },
        {
          label: 'Om uw geld terug te krijgen',
          value:
            '14 dagen na uw verklaring; we mogen wachten op het pakket of op het bewijs van verzending',
        },
      ],
    },
    {
      kind: 'text',
      anchor: 'renvoyer',
      title: 'De producten terugsturen',
      markdown:
        'Steek de verzegelde zakken in een doos en stuur ze naar: Gamelle, Retours, 12 quai de l’Exemple, 00000 Villeneuve-la-Gamelle. Voeg het bestelnummer toe. De retourkosten betaalt u zelf; ze zijn voor ons als het product een gebrek heeft of als wij ons vergisten.\n\nEen zak of doos waarvan u de verzegeling hebt geopend, nemen we om hygiënische redenen niet terug. Lust uw dier het niet, [schrijf ons](/nous-contacter/) dan toch: we zoeken samen een ander recept.',
    },
    {
      kind: 'text',
      anchor: 'remboursement',
      title: 'Wat wordt terugbetaald',
      markdown:
        'De prijs van de teruggestuurde producten en, als de hele bestelling terugkomt, de kosten van de standaardlevering. Is het pakket al vertrokken, dan blijft de toeslag voor expreslevering verschuldigd. De terugbetaling gebeurt met hetzelfde betaalmiddel.',
    },
    withdrawalForm,
  ],
};

export const reviewsPage: Page = {
  slug: 'avis',
  title: 'Hoe we beoordelingen controleren',
  seo: {
    title: 'Hoe we beoordelingen controleren | Gamelle',
    description:
      'Wie een beoordeling mag geven, hoe ze wordt gecontroleerd, waarom ze geweigerd kan worden.',
  },
  updatedOn: '2026-11-01',
  version: null,
  blocks: [
    {
      kind: 'notice',
      tone: 'info',
      title: 'Beoordelingen ter demonstratie',
      markdown:
        'Deze winkel is een demonstratie: de beoordelingen onder de producten zijn ervoor geschreven en dragen die vermelding. De regels hieronder zijn die van een echte winkel.',
    },
    {
      kind: 'text',
      anchor: 'qui',
      title: 'Wie een beoordeling mag geven',
      markdown:
        'Wie het product heeft besteld en gekregen: één keer per bestelling en per product. U geeft ze bij de bestelling, in uw account, of via de link in de uitnodiging die we één keer sturen, 20 dagen na de levering; in elke uitnodiging kunt u de volgende weigeren. Een andere termijn is er niet. Beoordelingen worden niet betaald en niet beloond.',
    },
    {
      kind: 'text',
      anchor: 'controle',
      title: 'Wat wordt gecontroleerd',
      markdown:
        'Of ze bij een geleverde bestelling met dat product hoort: een beoordeling waarvoor niets dat toont, verschijnt niet. Daarna wordt ze gelezen, alleen om na te gaan of ze de regels volgt; de inhoud wordt nooit aangepast. Alle beoordelingen die de regels volgen verschijnen, goed of slecht, en blijven vijf jaar staan. Wie ze schreef, kan ze op elk moment wijzigen of weghalen; een gewijzigde beoordeling wordt opnieuw gelezen.\n\nElke beoordeling toont haar datum, die van de aankoop en, als de schrijver het wil, de voornaam, het dier en een foto. Standaard staat de nieuwste eerst; u kunt sorteren op score, en de leeftijd en het ras van het dier kiezen. Onze antwoorden zijn ondertekend en gedateerd.',
    },
    {
      kind: 'text',
      anchor: 'refus',
      title: 'Waarom een beoordeling wordt geweigerd',
      markdown:
        'Product niet ontvangen, belediging, persoonsgegeven, reclame, tekst die niet over het product gaat, medische behandeling voorgesteld als een tip, inhoud in strijd met de wet. De schrijver krijgt de reden per e-mail; hij of zij kan de beoordeling wijzigen, of bezwaar maken via [het contactformulier](/nous-contacter/).',
    },
    {
      kind: 'text',
      anchor: 'doute',
      title: 'Twijfelt u?',
      markdown:
        'De link “Melden” onder elke beoordeling, of bonjour@gamelle.test, start een controle. We antwoorden binnen vijf werkdagen.',
    },
    {
      kind: 'text',
      anchor: 'note-globale',
      title: 'De score van de winkel: 4,71/5',
      markdown:
        'De score van 4,71/5 uit 25.769 beoordelingen op deze site is het gemiddelde van alle scores na een bestelling sinds de opening, vastgesteld op 1 november 2026. Bron: beoordelingsdienst ter demonstratie. Ze gaat over de winkel en niet over een product; de score van een product telt alleen zijn eigen beoordelingen.',
    },
  ],
};
