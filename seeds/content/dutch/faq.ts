/** The questions in Dutch, by their address: question, answer in markdown. */
export const dutchQuestions: Readonly<Record<string, readonly [question: string, answer: string]>> =
  {
    'frais-de-livraison': [
      'Wat kost de levering?',
      'Aan huis € 4,90 in Frankrijk en € 5,90 in België en Luxemburg; in een afhaalpunt € 3,90 in Frankrijk, € 4,50 in België en € 4,90 in Luxemburg. Ze is gratis vanaf € 49 aan aankopen geleverd in Frankrijk en € 59 in België en Luxemburg. Expres kost € 9,90, € 11,90 of € 12,90, naargelang het land.',
    ],
    'delai-de-livraison': [
      'Wanneer wordt er geleverd?',
      'Een bestelling van vóór de middag op een werkdag vertrekt dezelfde dag. Reken daarna op 2 tot 4 werkdagen in Frankrijk en België, 3 tot 5 in Luxemburg. De verwachte datum staat er vóór u betaalt.',
    ],
    'pays-livres': [
      'In welke landen levert u?',
      'In Europees Frankrijk met Corsica en Monaco, in België en in Luxemburg. Overzees leveren we nog niet. U mag elders wonen en in een van die landen laten leveren.',
    ],
    'suivre-mon-colis': [
      'Hoe volg ik mijn pakket?',
      'Het trackingnummer komt per e-mail zodra het pakket vertrekt. U vindt het ook bij [Mijn bestellingen](/mon-compte/mes-commandes/), met een link naar de vervoerder.',
    ],
    'plusieurs-colis': [
      'Waarom komt mijn bestelling in meerdere pakketten?',
      'Een pakket weegt hoogstens 30 kg. Een zwaardere bestelling wordt verdeeld; elk pakket heeft zijn nummer, en de bestelling heet verzonden zodra ze allemaal vertrokken zijn.',
    ],
    'absent-a-la-livraison': [
      'Wat als ik niet thuis ben?',
      'De vervoerder komt één keer terug en geeft het pakket daarna af in een winkel in de buurt, waar het tien dagen op u wacht. Tot de dag ervoor kunt u een andere dag kiezen, via de sms die u krijgt.',
    ],
    'changer-adresse-livraison': [
      'Kan ik het adres na de bestelling nog wijzigen?',
      'Bij een eenmalige aankoop belt u ons snel: zolang het pakket niet dicht is, passen we het aan. Bij een abonnement doet u het zelf, tot vier dagen voor het vertrek.',
    ],
    'colis-abime': [
      'Mijn pakket kwam beschadigd aan. Wat nu?',
      'Meld het op de leveringsbon van de bezorger als dat kan, en stuur ons een foto via het [contactformulier](/nous-contacter/). We vervangen of betalen terug binnen twee werkdagen.',
    ],
    'abonnement-comment-ca-marche': [
      'Hoe werkt het abonnement?',
      'U kiest een recept, een formaat en een ritme. Wij sturen het op de afgesproken datum, 10 % goedkoper. Twee e-mails verwittigen u, een week en vier dagen vooraf. [Meer weten](/page/abonnement/).',
    ],
    'abonnement-engagement': [
      'Zit ik ergens aan vast?',
      'Ja: minstens twee leveringen. Daarna stopt u wanneer u wilt, online en zonder reden. Herroept u binnen 14 dagen na de eerste levering, dan valt ook die verbintenis weg.',
    ],
    'abonnement-modifier': [
      'Tot wanneer kan ik een levering wijzigen?',
      'Tot vier dagen voor ze vertrekt: inhoud, aantallen, adres, vervoerder en datum. Daarna staat ze vast, omdat ze wordt klaargemaakt; de klantendienst zegt u wat dan nog kan.',
    ],
    'abonnement-frequence': [
      'Welke ritmes zijn er?',
      'Tien, van drie weken tot vijf maanden. De wegwijzer raadt aan wat past bij het rantsoen en het formaat dat u koos. U kunt op elk moment veranderen; is een levering al onderweg, dan geldt de wijziging voor de volgende.',
    ],
    'abonnement-sauter': [
      'Kan ik een levering overslaan of verschuiven?',
      'Ja, via [Mijn abonnementen](/mon-compte/mes-abonnements/), tot vier dagen vooraf. De volgende leveringen schuiven mee met de datum die u kiest, of blijven zoals ze waren: dat kiest u.',
    ],
    'abonnement-envoyer-maintenant': [
      'De zak raakt sneller leeg dan gedacht. Kan de levering vroeger komen?',
      'Ja. Met “Nu versturen” vertrekt de levering binnen 24 uur op werkdagen en wordt ze aangerekend. Uw bank kan u om een bevestiging vragen.',
    ],
    'abonnement-resilier': [
      'Hoe zeg ik mijn abonnement op?',
      'Via [Mijn abonnementen](/mon-compte/mes-abonnements/), of via de link “Uw overeenkomst opzeggen” onderaan elke pagina. Het kost niets, en u krijgt een bevestiging met de datum waarop het eindigt.',
    ],
    'abonnement-prix-change': [
      'Wat als een prijs stijgt?',
      'De herinneringen per e-mail kondigen de nieuwe prijs aan. We rekenen nooit meer aan dan het laatst aangekondigde bedrag, en bij een stijging mag u zonder voorwaarden vertrekken.',
    ],
    'abonnement-produit-indisponible': [
      'Een product van mijn abonnement is niet meer beschikbaar. Wat doet u?',
      'Het abonnement wacht en u krijgt een e-mail. U kiest een ander recept, haalt het product eruit of wacht tot het terug is. Zonder uw akkoord wordt niets vervangen.',
    ],
    'abonnement-melanger': [
      'Kan ik meerdere producten in één abonnement steken?',
      'Ja, al het voer en alle verzorging met een abonneeprijs, voor meerdere dieren als dat nodig is. Alles vertrekt samen, op dezelfde datum.',
    ],
    'moyens-de-paiement': [
      'Hoe kan ik betalen?',
      'Met Visa, Mastercard, PayPal, overschrijving, in België met Bancontact en in Frankrijk met een cheque. Er komt niets bij. Een abonnement betaalt u met een kaart.',
    ],
    'quand-suis-je-debite': [
      'Wanneer wordt het bedrag aangerekend?',
      '{{debit.card}} {{debit.paypal}} {{debit.bancontact}} Bij een abonnement wordt niets vooraf aangerekend: {{debit.deliveryShort}}',
    ],
    'paiement-refuse': [
      'Waarom wordt mijn betaling geweigerd?',
      'Meestal wacht de bank op een bevestiging op uw telefoon, of is de limiet bereikt. De boodschap van de bank staat erbij, met haar code. Probeer een andere kaart: uw winkelmand blijft bewaard.',
    ],
    'carte-expiree': [
      'Mijn bewaarde kaart vervalt binnenkort. Wat moet ik doen?',
      'U krijgt een bericht vóór de levering waarvoor ze nodig is. Vervang ze in het abonnement, onder “Mijn abonnement”, “Betaling”. Uw bank vraagt u dan een bevestiging.',
    ],
    'payer-par-cheque': [
      'Hoe betaal ik met een cheque of een overschrijving?',
      'Kies dat bij de bestelling: de gegevens verschijnen en komen per e-mail. Is er na 12 dagen niets ontvangen, of na 5 dagen als u zonder account bestelde, dan wordt de bestelling geannuleerd. Voor een abonnement kan het niet.',
    ],
    'code-promo': [
      'Waar vul ik een kortingscode in?',
      'In de winkelmand, onder de artikelen, bij “Kortingscode”. Tellen twee codes niet samen, dan zegt de winkelmand het. Op voer gaan alle voordelen samen niet boven 34 % van de prijs: dat is de wet, en de winkelmand houdt er rekening mee. Een welkomstcode dient één keer per persoon: eenzelfde mailbox, eenzelfde naam op hetzelfde adres of eenzelfde telefoonnummer.',
    ],
    'modifier-annuler-commande': [
      'Kan ik een bestelling wijzigen of annuleren?',
      'Zolang het pakket niet is klaargemaakt, belt u ons. Daarna hebt u 14 dagen na ontvangst om ervan af te zien, zonder reden, via “Hier van de overeenkomst afzien”.',
    ],
    'ou-est-ma-facture': [
      'Waar vind ik mijn factuur?',
      'Bij [Mijn bestellingen](/mon-compte/mes-commandes/), 7 tot 10 dagen na de verzending, als pdf.',
    ],
    'commander-sans-compte': [
      'Heb ik een account nodig om te bestellen?',
      'Voor een bestelling niet: een e-mailadres en een adres volstaan, en de link om te volgen komt per e-mail. Voor een abonnement wel, om het te verschuiven, op pauze te zetten of te stoppen. Maakt u later een account met hetzelfde e-mailadres, dan komen uw bestellingen erbij zodra dat adres bevestigd is.',
    ],
    'retour-14-jours': [
      'Kan ik een product terugsturen?',
      'Ja, binnen 14 dagen na ontvangst, met de verzegeling intact. Meld het via “Hier van de overeenkomst afzien” en stuur het pakket dan terug. [Hier staat alles uitgelegd](/page/retractation/).',
    ],
    'mon-animal-n-aime-pas': [
      'Mijn dier lust het niet. Wat nu?',
      'Kijk eerst de overgang na: tien dagen, telkens wat meer. Helpt dat niet, schrijf ons: we zoeken samen een ander recept. Wie eerst wil proeven, kan een proefmonster nemen.',
    ],
    'delai-de-remboursement': [
      'Wanneer krijg ik mijn geld terug?',
      'Ten laatste 14 dagen na uw melding, zodra het pakket terug is of het bewijs van verzending er is, met hetzelfde betaalmiddel.',
    ],
    'ou-sont-fabriques-les-produits': [
      'Waar worden uw producten gemaakt?',
      'In Frankrijk: de brokken in de Vendée, het natvoer in Bretagne. Waar de accessoires vandaan komen, staat op hun pagina.',
    ],
    'lire-une-etiquette': [
      'Hoe lees ik het etiket van een voer?',
      'De samenstelling staat in dalende volgorde van gewicht, vóór het koken. De analytische bestanddelen geven het gehalte aan eiwit, vet, vezels en as. De energie, in kcal per 100 g, bepaalt het rantsoen.',
    ],
    'aliment-complet-complementaire': [
      'Wat is het verschil tussen volledig en aanvullend voer?',
      'Een volledig voer mag u elke dag als enige geven. Een aanvullend voer, zoals een snack of een bouillon, komt erbij en blijft onder 10 % van de energie van de dag.',
    ],
    'sans-cereales': [
      'Zijn recepten zonder granen beter?',
      'Ze zijn anders. Erwten of aardappel vervangen er de rijst, en bevatten ook zetmeel. De meeste honden en katten verteren gekookte granen goed.',
    ],
    'combien-donner': [
      'Hoeveel moet ik geven?',
      'De [brokkenwijzer](/guide-croquettes/) berekent het rantsoen volgens soort, leeftijd, gewicht, silhouet, sterilisatie en activiteit. Het is een vertrekpunt: weeg uw dier om de twee tot vier weken.',
    ],
    'transition-alimentaire': [
      'Hoe schakel ik over op ander voer?',
      'In tien dagen: een kwart van het nieuwe voer de eerste drie dagen, de helft de volgende drie, driekwart de drie daarna, dan alles. Bij een gevoelige maag of een wantrouwige kat verdubbelt u elke stap.',
    ],
    'melanger-croquettes-patee': [
      'Mag ik brokken en natvoer mengen?',
      'Ja, als u de brokken evenredig vermindert. Voor een kat rekent het [menu van brokken en natvoer](/userGuide/guide-nutrition-full/) het uit, drie keer per week of elke dag.',
    ],
    'nombre-de-repas': [
      'Hoeveel maaltijden per dag?',
      'Vier voor vier maanden, drie tot zes maanden, daarna twee. Een volwassen kat mag haar afgewogen rantsoen de hele dag laten staan en er kleine beetjes van eten.',
    ],
    'passer-chiot-adulte': [
      'Wanneer schakelt een pup over op voer voor volwassen honden?',
      'Na 12 maanden als uw hond minder dan 25 kg weegt of zal wegen, 15 maanden tussen 25 en 45 kg, 24 maanden daarboven. Een kat is volwassen op 12 maanden.',
    ],
    'friandises-combien': [
      'Hoeveel snacks per dag?',
      'Hoogstens 10 % van de energie van de dag, en die gaat van het rantsoen af. Hoeveel energie in een hapje zit, staat op elke pagina.',
    ],
    'animal-malade': [
      'Mijn dier is ziek. Wat geef ik?',
      'Vraag het aan uw dierenarts. Ons voer behandelt of voorkomt geen ziekte, en onze wegwijzers stellen dan niets voor. Een kat die moeite heeft om te plassen, is een spoedgeval.',
    ],
    'conserver-les-croquettes': [
      'Hoe bewaar ik brokken?',
      'In hun zak, goed gesloten, droog en koel. Gebruik ze binnen 62 dagen na opening. In een luchtdichte bewaardoos gaat de hele zak: giet de brokken er niet los in.',
    ],
    'conserver-la-patee': [
      'Hoelang blijft open natvoer goed?',
      'Achtenveertig uur in de koelkast, afgedekt. Haal het een kwartier voor de maaltijd uit de koelkast.',
    ],
    echantillons: [
      'Kan mijn dier eerst proeven?',
      'Ja: van onze belangrijkste recepten zijn er proefmonsters van 100 of 150 g, voor de [hond](/chien/echantillons/) en de [kat](/chat/echantillons/). Eén zakje zegt of het smaakt; de vertering beoordeelt u na twee weken.',
    ],
    'prix-au-kilo': [
      'Waarom verschilt de prijs per kilo naargelang het formaat?',
      'Een grote zak vraagt per kilo minder verpakking, werk en vervoer. Het verschil loopt op tot 40 % tussen 1,5 kg en 12 kg. Kies het formaat dat u in hoogstens 62 dagen opgebruikt.',
    ],
    'recette-arretee': [
      'Ik vind een recept niet meer terug. Waar is het?',
      'Een stopgezet recept houdt zijn pagina, met de uitleg en het recept dat het vervangt. Is het gewoon even op, dan staat dat op de pagina.',
    ],
    'mot-de-passe-oublie': [
      'Ik ben mijn wachtwoord vergeten',
      'Kies op de inlogpagina “Wachtwoord vergeten”. U krijgt een e-mail met een link die een uur werkt. Kijk ook bij de ongewenste berichten.',
    ],
    'changer-email': [
      'Hoe verander ik mijn e-mailadres?',
      'Bij [Mijn persoonlijke gegevens](/mon-compte/mes-informations-personnelles/). Er gaat een bevestiging naar het nieuwe adres; het oude wordt verwittigd.',
    ],
    'supprimer-compte': [
      'Hoe verwijder ik mijn account?',
      'Bij [Mijn data](/mon-compte/mes-donnees/), of per e-mail aan donnees@gamelle.test. Stop eerst uw abonnementen. Facturen blijven tien jaar bewaard, zoals de wet het wil; de rest wordt gewist of anoniem gemaakt.',
    ],
    'ajouter-un-animal': [
      'Hoe voeg ik een dier toe?',
      'Bij [Mijn dieren](/mon-compte/mes-animaux/), in drie stappen. De gegevens dienen om het rantsoen te berekenen en de wegwijzers alvast in te vullen. U kunt er een foto bij zetten.',
    ],
    'deces-animal': [
      'Mijn dier is overleden. Hoe stop ik de leveringen?',
      'Dat vinden we heel erg voor u. Zeg online op of schrijf ons: het stopt meteen, ook voor de tweede levering, en een levering die al onderweg is mag u weigeren. Wie de fiche verwijdert, krijgt van ons ook geen berichten meer over het dier.',
    ],
    parrainage: [
      'Hoe nodig ik een vriend uit?',
      'Deel uw link via [Vrienden uitnodigen](/mon-compte/mes-parrainages/). Wie u uitnodigt, krijgt € 5 korting op de eerste bestelling; u krijgt € 10 zodra ze geleverd is.',
    ],
    'horaires-magasins': [
      'Waar vind ik de openingsuren van de winkels?',
      'Op de pagina [Winkels](/magasins/), als lijst of op de kaart, met de uitzonderlijke openingen en sluitingen.',
    ],
    'acheter-en-magasin': [
      'Zijn de prijzen in de winkel dezelfde?',
      'Ja, voor de prijzen per stuk. De abonneeprijs bestaat alleen online. In de winkels wegen we ook uw dier en berekenen we zijn rantsoen.',
    ],
    'service-clients': [
      'Hoe bereik ik de klantendienst?',
      'Op +33 1 99 00 12 34, zonder toeslag, of via het [formulier](/nous-contacter/), van maandag tot vrijdag, van 9.00 tot 18.00 uur. Schriftelijk antwoord binnen één werkdag.',
    ],
  };

/** What the questions are about, by its address. */
export const dutchTags: Readonly<Record<string, string>> = {
  livraison: 'Levering',
  abonnement: 'Abonnement',
  paiement: 'Betaling',
  commande: 'Bestelling',
  retour: 'Retour en terugbetaling',
  produits: 'Producten',
  nutrition: 'Voeding en rantsoen',
  compte: 'Account',
  animaux: 'Mijn dieren',
  magasins: 'Winkels',
};
