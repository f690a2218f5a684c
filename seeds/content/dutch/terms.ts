import type { Block, Page } from '../../types.ts';
import { legalFunctions } from '../links.ts';
import { withdrawalForm } from './rights.ts';

/** The boxed text of the French law that applies, in Dutch; the French wording is the one that counts. */
const legalGuarantee: Block = {
  kind: 'notice',
  tone: 'legal',
  title: 'Wettelijke conformiteitsgarantie en verborgen gebreken',
  markdown:
    'De consument beschikt over een termijn van twee jaar vanaf de levering van het goed om de wettelijke conformiteitsgarantie in te roepen wanneer een gebrek aan overeenstemming blijkt. Tijdens die termijn moet de consument alleen het bestaan van het gebrek aantonen en niet de datum waarop het is ontstaan.\n\nDe wettelijke conformiteitsgarantie geeft de consument recht op herstelling of vervanging van het goed binnen dertig dagen na zijn verzoek, zonder kosten en zonder ernstige overlast.\n\nWordt het goed hersteld in het kader van de wettelijke conformiteitsgarantie, dan wordt de oorspronkelijke garantie met zes maanden verlengd.\n\nVraagt de consument de herstelling van het goed maar legt de verkoper de vervanging op, dan wordt de wettelijke conformiteitsgarantie vernieuwd voor twee jaar vanaf de vervanging van het goed.\n\nDe consument kan een prijsvermindering krijgen en het goed houden, of de overeenkomst beëindigen en tegen teruggave van het goed volledig worden terugbetaald, indien:\n\n1. de verkoper weigert het goed te herstellen of te vervangen;\n2. de herstelling of vervanging van het goed na meer dan dertig dagen gebeurt;\n3. de herstelling of vervanging van het goed de consument ernstige overlast bezorgt, met name wanneer de kosten van terugname of ophaling van het goed definitief voor hem zijn, of de kosten van installatie van het herstelde of vervangende goed;\n4. het gebrek aan overeenstemming blijft bestaan ondanks een vergeefse poging van de verkoper om het goed in overeenstemming te brengen.\n\nDe consument heeft ook recht op een prijsvermindering of op ontbinding van de overeenkomst wanneer het gebrek zo ernstig is dat het een onmiddellijke prijsvermindering of ontbinding rechtvaardigt. De consument hoeft dan niet eerst de herstelling of vervanging te vragen.\n\nDe consument heeft geen recht op ontbinding van de koop indien het gebrek gering is.\n\nElke periode waarin het goed buiten gebruik is voor herstelling of vervanging schort de resterende garantie op tot de levering van het herstelde goed.\n\nDeze rechten volgen uit de artikelen L. 217-1 tot L. 217-32 van het Franse wetboek van consumentenrecht.\n\nDe verkoper die de wettelijke conformiteitsgarantie te kwader trouw belemmert, riskeert een burgerlijke boete van ten hoogste 300.000 euro, die kan oplopen tot 10 % van de gemiddelde jaarlijkse omzet (artikel L. 241-5 van het Franse wetboek van consumentenrecht).\n\nDe consument geniet eveneens de wettelijke garantie tegen verborgen gebreken op grond van de artikelen 1641 tot 1649 van het Franse burgerlijk wetboek, gedurende twee jaar vanaf de ontdekking van het gebrek. Die garantie geeft recht op een prijsvermindering als het goed wordt behouden of op volledige terugbetaling tegen teruggave van het goed.',
};

export const salesTerms: Page = {
  slug: 'conditions-generales-de-vente',
  title: 'Algemene verkoopvoorwaarden',
  seo: {
    title: 'Algemene verkoopvoorwaarden | Gamelle',
    description:
      'Bestelling, prijs, betaling, levering, herroeping, abonnement, garanties en bemiddeling: de verkoopvoorwaarden van Gamelle.',
  },
  updatedOn: '2026-11-01',
  version: '2026-11',
  blocks: [
    {
      kind: 'notice',
      tone: 'info',
      title: 'Het belangrijkste in vijf regels',
      markdown:
        '- U koopt eenmalig of met een abonnement; het abonnement is 10 % goedkoper en bindt u voor twee leveringen.\n- De prijzen zijn inclusief alle taksen; de leveringskosten ziet u voor u bestelt.\n- U hebt 14 dagen om van gedachten te veranderen, zonder reden.\n- Het abonnement past u aan tot vier dagen voor een levering en stopt u online.\n- Bij een geschil kunt u een onafhankelijke bemiddelaar inschakelen, zonder kosten voor u.',
    },
    {
      kind: 'text',
      anchor: 'vendeur',
      title: '1. Wie verkoopt aan wie',
      markdown:
        'De verkoper is **Gamelle Démonstration SAS**, fictieve vennootschap met een kapitaal van € 100.000, 12 quai de l’Exemple, 00000 Villeneuve-la-Gamelle, RCS Villeneuve-la-Gamelle 000 000 000, btw FR00 000 000 000. Klantendienst: +33 1 99 00 12 34 (oproep zonder toeslag) en bonjour@gamelle.test, van maandag tot vrijdag, van 9:00 tot 18:00.\n\nDeze voorwaarden gelden voor aankopen door consumenten op de site, met levering in Europees Frankrijk, Monaco, België en Luxemburg. U mag in een ander land van de Europese Unie wonen en met een kaart van dat land betalen: alleen het leveringsadres telt. De aanvaarde versie is bij de bevestigingsmail gevoegd en wordt bij uw bestelling bewaard.',
    },
    {
      kind: 'text',
      anchor: 'produits',
      title: '2. De producten',
      markdown:
        'Elke pagina vermeldt vóór de aankoop de samenstelling, de toevoegingsmiddelen, de analytische bestanddelen, de gebruiksaanwijzing en de nettohoeveelheid. Het lotnummer en de datum van minimale houdbaarheid staan op de geleverde verpakking. Ons voer is niet bedoeld om een ziekte te behandelen of te voorkomen. De rantsoenen die onze wegwijzers voorstellen, zijn een vertrekpunt: weeg uw dier en vraag bij twijfel raad aan uw dierenarts.\n\nDe producten worden aangeboden zolang de voorraad strekt. Ontbreekt een artikel na de bestelling, dan verwittigen we u en betalen we het ten laatste binnen 14 dagen terug.',
    },
    {
      kind: 'text',
      anchor: 'prix',
      title: '3. De prijzen',
      markdown:
        'De prijzen zijn in euro, inclusief alle taksen. De btw is die van het land van levering. De prijs per kilo staat naast elke prijs van een voer. Voor geen enkel betaalmiddel wordt een toeslag gevraagd.\n\nEen doorgestreepte prijs is altijd de laagste prijs die in deze winkel gold in de 30 dagen vóór de vermindering. Voor voer is het geheel van voordelen op een product, de abonneeprijs inbegrepen, nooit hoger dan 34 % van zijn prijs.\n\nDe leveringskosten, die afhangen van het land en de gekozen manier, ziet u in de winkelmand en daarna vóór de betaling. De standaardlevering is gratis vanaf € 49 aan aankopen die in Frankrijk worden geleverd en vanaf € 59 in België en Luxemburg, na aftrek van kortingen.',
    },
    {
      kind: 'text',
      anchor: 'commande',
      title: '4. De bestelling',
      markdown:
        'U kiest uw producten, geeft uw adressen, de manier van levering en het betaalmiddel op en kijkt dan een overzicht na waarin u alles nog kunt verbeteren. Op de laatste knop staat “{{button.now}}”, gevolgd door het bedrag, of, bij overschrijving of cheque, “{{button.later}}”. De overeenkomst is gesloten zodra we de bestelling per e-mail bevestigen, met deze voorwaarden en het herroepingsformulier.\n\nOvereenkomsten van € 120 of meer worden tien jaar gearchiveerd; u kunt er een kopie van vragen. We kunnen een abnormale bestelling weigeren, of een klant met wie een betalingsgeschil loopt, en zeggen het dan.',
    },
    {
      kind: 'text',
      anchor: 'methode-de-paiement',
      title: '5. De betaling',
      markdown:
        'U betaalt met een Visa- of Mastercard-kaart, met PayPal, in België met Bancontact, met een overschrijving of, in Frankrijk, met een cheque. Uw bank bevestigt de betaling met de kaart. {{debit.card}} {{debit.paypal}} {{debit.bancontact}} {{debit.cancelled}} Bij overschrijving of cheque wordt de bestelling klaargemaakt zodra het geld er is; zonder betaling na 12 dagen, of na 5 dagen als u zonder account hebt besteld, wordt ze geannuleerd.\n\nEen code voor nieuwe klanten of voor een eerste bestelling geldt één keer per persoon: dezelfde mailbox, hoe het adres ook geschreven is, dezelfde naam op hetzelfde postadres of hetzelfde telefoonnummer wijzen één persoon aan.\n\nVoor een abonnement wordt alleen de kaart aanvaard: u geeft een mandaat waarvan de tekst, het ritme en het veranderlijke bedrag worden getoond. We bewaren noch het kaartnummer, noch de beveiligingscode, alleen een token, het merk, de laatste vier cijfers en de vervaldatum.',
    },
    {
      kind: 'text',
      anchor: 'adresse-de-livraison',
      title: '6. De levering',
      markdown:
        'De dag of de periode van levering ziet u vóór de betaling. Staat er niets vermeld, dan leveren we ten laatste binnen 30 dagen. Bij vertraging kunt u ons aanmanen om binnen een redelijke termijn te leveren en daarna de overeenkomst beëindigen: u wordt dan binnen 14 dagen terugbetaald.\n\nHet risico gaat op u over wanneer u, of wie u hebt aangewezen, het pakket fysiek in bezit neemt. Komt de doos beschadigd aan, meld het aan de koerier en schrijf ons met een foto: we vervangen of betalen terug. Die voorzorg helpt, maar uw rechten hangen er niet van af.\n\nEen werkdag is een dag van maandag tot vrijdag, met uitzondering van feestdagen van ons magazijn (Frankrijk) voor het vertrek en van het land van bestemming voor de aankomst. “24 werkuren” betekent 24 uur, geteld op die dagen alleen.',
    },
    {
      kind: 'text',
      anchor: 'abonnement',
      title: '7. Het abonnement',
      markdown: `**Voorwerp.** Het abonnement is een overeenkomst van onbepaalde duur: we sturen u de gekozen producten in het gekozen ritme, van drie weken tot vijf maanden.\n\n**Abonneeprijs.** Hij ligt 10 % onder de prijs per stuk, in ruil voor een verbintenis van twee leveringen. Elke levering is een bestelling, afzonderlijk gefactureerd en bevestigd. {{debit.delivery}}\n\n**Wijzigen.** U verandert de inhoud, het adres, de vervoerder, de datum of het ritme, slaat een levering over of pauzeert, tot vier kalenderdagen voor het vertrek. Daarna zegt de klantendienst u wat nog kan. U kunt een onmiddellijke levering vragen: ze vertrekt en wordt aangerekend binnen 24 werkuren, na bevestiging door uw bank.\n\n**Verwittigd zijn.** Twee e-mails gaan elke levering vooraf, een week en vier dagen ervoor, met de inhoud en de prijs. We rekenen nooit meer aan dan het laatst aangekondigde bedrag. Een prijsstijging staat erin vermeld en laat u vrij om zonder voorwaarde te vertrekken.\n\n**Stoppen.** [Zeg online op](${legalFunctions.terminate}), zonder reden en zonder kosten. Na twee leveringen stopt het abonnement meteen. Vóór de tweede wordt uw verzoek onmiddellijk aanvaard en gaat het in na die tweede levering. U kunt vertrekken zonder te wachten bij herroeping, bij de dood van het dier of een andere gewettigde reden, bij een prijsstijging, bij het stopzetten van een product van het abonnement of als wij niet leveren.\n\n**Van onze kant** kunnen we een abonnement beëindigen met een opzeggingstermijn van 30 dagen, of het schorsen als drie opeenvolgende afschrijvingen worden geweigerd.`,
    },
    {
      kind: 'text',
      anchor: 'retractation',
      title: '8. Het herroepingsrecht',
      markdown: `U beschikt over **14 dagen** vanaf de dag na ontvangst, of na ontvangst van het laatste pakket van de bestelling, om uw aankoop zonder opgave van reden te herroepen. Voor een abonnement loopt de termijn vanaf de eerste levering, en de herroeping maakt een einde aan het hele abonnement. Een termijn die op een zaterdag, zondag of feestdag afloopt, wordt verlengd tot de eerstvolgende werkdag.\n\nHet eenvoudigst is de functie [“Overeenkomst hier herroepen”](${legalFunctions.withdraw}): een bestelnummer en een e-mailadres volstaan, zonder account. U kunt ons ook schrijven of het formulier hieronder gebruiken.\n\nU stuurt de producten binnen 14 dagen terug. De retourkosten betaalt u, behalve als het product een gebrek heeft of als wij ons vergisten. We betalen u terug binnen 14 dagen na uw verklaring, met de kosten van de standaardlevering als u de hele bestelling terugstuurt, met hetzelfde betaalmiddel; we mogen wachten op het pakket of op het bewijs van verzending.\n\nU mag de doos openen en de producten bekijken. Een zak, zakje of blik waarvan u na de levering de verzegeling hebt verbroken en dat om hygiënische redenen niet opnieuw kan worden verkocht, nemen we niet terug: de verzegeling herinnert eraan.`,
    },
    withdrawalForm,
    {
      kind: 'text',
      anchor: 'garanties',
      title: '9. De garanties',
      markdown:
        'Al onze producten genieten de wettelijke conformiteitsgarantie en de garantie tegen verborgen gebreken. Om ze in te roepen: bonjour@gamelle.test of +33 1 99 00 12 34, met het bestelnummer, het lotnummer en een foto.',
    },
    legalGuarantee,
    {
      kind: 'text',
      anchor: 'reclamations',
      title: '10. Klachten en bemiddeling',
      markdown:
        'Schrijf eerst naar de klantendienst: u krijgt binnen vijf werkdagen een antwoord. Past het u niet, of blijft het twee maanden uit, dan kunt u zich binnen het jaar wenden tot de **Médiateur de la consommation de démonstration**, 3 place de l’Accord, 00000 Villeneuve-la-Gamelle, mediateur.gamelle.test. Woont u in België, dan kunt u zich ook wenden tot de Consumentenombudsdienst; in Luxemburg tot de Médiateur de la consommation. De bemiddeling kost u niets.\n\nHet Franse recht is van toepassing, zonder dat u de gunstigere bescherming van de wet van uw land verliest. U kunt naar de rechtbank van uw woonplaats stappen.',
    },
    {
      kind: 'text',
      anchor: 'divers',
      title: '11. Beoordelingen, gegevens, toegankelijkheid',
      markdown:
        'Hoe beoordelingen worden verzameld en gecontroleerd, staat op [de pagina over beoordelingen](/page/avis/). Uw gegevens worden verwerkt zoals [de pagina over persoonsgegevens](/page/donnees-personnelles/) uitlegt. De staat van toegankelijkheid van de site staat op [de pagina over toegankelijkheid](/page/accessibilite/). Uw telefoonnummer dient alleen voor de levering: we verkopen niet via de telefoon.',
    },
  ],
};

export const termsOfUse: Page = {
  slug: 'conditions-utilisation',
  title: 'Gebruiksvoorwaarden',
  seo: {
    title: 'Gebruiksvoorwaarden van de site | Gamelle',
    description:
      'Wat u op de site van Gamelle kunt doen, wat wij u verschuldigd zijn en wat onze wegwijzers waard zijn.',
  },
  updatedOn: '2026-11-01',
  version: '2026-11',
  blocks: [
    {
      kind: 'text',
      anchor: 'objet',
      title: '1. Wat deze pagina regelt',
      markdown:
        'Deze voorwaarden gaan over het gebruik van de site: bekijken, een account openen, de wegwijzers gebruiken. Voor aankopen gelden de [algemene verkoopvoorwaarden](/page/conditions-generales-de-vente/), voor uw gegevens de [pagina over persoonsgegevens](/page/donnees-personnelles/).',
    },
    {
      kind: 'text',
      anchor: 'compte',
      title: '2. Uw account',
      markdown:
        'U bekijkt de site zonder account, en een bestelling zonder abonnement kan ook zo. Het account dient om uw bestellingen en abonnementen te volgen en uw dieren terug te vinden. U maakt het aan met een eigen e-mailadres en een wachtwoord dat alleen u kent. Verwittig ons als iemand anders het gebruikt: we blokkeren het meteen.\n\nU kunt het verwijderen bij uw persoonlijke gegevens. Facturen blijven gearchiveerd zolang de wet het vraagt, de rest wordt gewist of anoniem gemaakt. Een lopend abonnement of een lopende bestelling moet eerst afgerond zijn.',
    },
    {
      kind: 'text',
      anchor: 'guides',
      title: '3. Wat onze wegwijzers waard zijn',
      markdown:
        'De brokkenwegwijzer, het kattenmenu en de rantsoenberekening passen gepubliceerde formules toe op wat u opgeeft. Het resultaat is een vertrekpunt: twee dieren van hetzelfde gewicht kunnen behoeften hebben die 30 % verschillen. Weeg uw dier om de twee tot vier weken en pas aan.\n\nZe stellen geen diagnose. Vraagt een antwoord om het advies van een dierenarts, dan zeggen ze het en stellen ze geen voer voor.',
    },
    {
      kind: 'text',
      anchor: 'avis',
      title: '4. Beoordelingen en foto’s',
      markdown:
        'Een beoordeling gaat over een product dat hier besteld is. Ze blijft hoffelijk, noemt niemand en bevat reclame noch privégegevens. De regels voor controle, publicatie en weigering staan op [de pagina over beoordelingen](/page/avis/).\n\nDe foto’s van dieren die u toevoegt, blijven van u; ze verschijnen alleen in uw account. We halen er de plaatsgegevens uit.',
    },
    {
      kind: 'text',
      anchor: 'usage',
      title: '5. Goed gebruik',
      markdown:
        'Het is niet toegestaan de werking van de site te storen, in een account te proberen komen dat niet van u is, de databank over te nemen buiten persoonlijk gebruik, of bestellingen voor de vorm te plaatsen. We kunnen een account in die gevallen schorsen en geven u dan de reden; u kunt dit per e-mail betwisten.',
    },
    {
      kind: 'text',
      anchor: 'propriete',
      title: '6. Tekeningen, teksten en merken',
      markdown:
        'De teksten, tekeningen en code zijn van Gamelle of van hun auteurs, vermeld op [de pagina met dank aan](/page/credits/). U mag een fragment citeren met een link. De merken en bedrijfsnamen van deze winkel zijn verzonnen.',
    },
    {
      kind: 'text',
      anchor: 'disponibilite',
      title: '7. Beschikbaarheid en aansprakelijkheid',
      markdown:
        'We doen ons best opdat de site dag en nacht antwoordt, zonder dat voor elke minuut te waarborgen. Onderhoud wordt aangekondigd op de pagina waar het om gaat. Niets hiervan beperkt uw rechten als consument of onze aansprakelijkheid bij een fout.',
    },
    {
      kind: 'text',
      anchor: 'changements',
      title: '8. Wijzigingen en toepasselijk recht',
      markdown:
        'De datum boven aan de pagina is die van de laatste versie. Past een wijziging u niet, dan kunt u uw account op elk moment sluiten. Het Franse recht is van toepassing, zonder dat u de bescherming van de wet van uw land verliest.',
    },
  ],
};
