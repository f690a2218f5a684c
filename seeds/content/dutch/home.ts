/** The home page in Dutch, by its French texts. */
export const dutchHome: Readonly<Record<string, string>> = {
  'Gamelle : croquettes et pâtées pour chien et chat, fabriquées en France':
    'Gamelle: brokken en natvoer voor hond en kat, gemaakt in Frankrijk',
  'Croquettes, pâtées et friandises premium pour chien et chat, d’un fabricant français. Ration calculée au gramme, 10 % de moins en abonnement, livraison en France, Belgique et Luxembourg.':
    'Premium brokken, natvoer en snacks voor hond en kat, van een Franse maker. Rantsoen tot op de gram, 10 % goedkoper met abonnement, levering in Frankrijk, België en Luxemburg.',
  'Fabricant français': 'Franse maker',
  'Derrière la gamelle, tout se lit': 'Wat in de voerbak zit, kunt u lezen',
  'Des recettes premium pour chien et chat, cuisinées en France. La composition entière, la ration au gramme et un prix au kilo qui baisse jusqu’à 40 % avec les grands formats.':
    'Premium recepten voor hond en kat, bereid in Frankrijk. De volledige samenstelling, het rantsoen tot op de gram en een prijs per kilo die tot 40 % daalt met de grote formaten.',
  'Composer sa gamelle': 'De voerbak samenstellen',
  'Voir les produits': 'De producten bekijken',
  '4,71/5 · 25 769 avis de démonstration': '4,71/5 · 25.769 demonstratiebeoordelingen',
  'Avis de démonstration, inventés pour présenter la boutique':
    'Demonstratiebeoordelingen, verzonnen om de winkel voor te stellen',
  'Note et nombre inventés pour la démonstration. Sur une boutique en service : la moyenne de toutes les notes déposées après une commande, sans tri.':
    'Score en aantal zijn verzonnen voor de demonstratie. In een echte winkel: het gemiddelde van alle scores na een bestelling, zonder selectie.',
  'Jusqu’à 40 % d’économies au kilo avec les grands formats':
    'Tot 40 % voordeel per kilo met de grote formaten',
  'Poulet et patate douce, chien adulte : 5,41 €/kg en sac de 12 kg, 9,07 €/kg en sac de 1,5 kg, soit 40 % de moins au kilo. Prix à l’unité, hors abonnement, sans promotion.':
    'Kip en zoete aardappel, volwassen hond: € 5,41/kg in een zak van 12 kg, € 9,07/kg in een zak van 1,5 kg, of 40 % minder per kilo. Prijs per stuk, zonder abonnement en zonder promotie.',
  'Prix affichés sur gamelle.test, format contre format, même recette':
    'Prijzen op gamelle.test, formaat tegenover formaat, hetzelfde recept',
  'Côté chien': 'Voor de hond',
  'Du chiot de deux mois au grand senior, du chihuahua au dogue.':
    'Van pup van twee maanden tot hond op leeftijd, van chihuahua tot dog.',
  'Côté chat': 'Voor de kat',
  'Stérilisé, chasseur, difficile ou les trois à la fois.':
    'Gesteriliseerd, jager, kieskeurig of alle drie tegelijk.',
  Chien: 'Hond',
  Chat: 'Kat',
  'Les plus léchées': 'Het schoonst gelikt',
  'Les quatre recettes que les animaux finissent jusqu’au métal.':
    'De vier recepten die tot op de bodem worden leeggegeten.',
  'Voir toutes les croquettes': 'Alle brokken bekijken',
  'L’abonnement, en trois gestes': 'Het abonnement, in drie stappen',
  '10 % de moins sur chaque envoi, et plus jamais de sac vide un dimanche soir.':
    '10 % goedkoper bij elke levering, en nooit meer een lege zak op zondagavond.',
  'Choisissez sa recette': 'Kies het recept',
  'Le guide propose la recette, la ration du jour et le format qui va avec.':
    'De wegwijzer stelt het recept, het dagrantsoen en het juiste formaat voor.',
  'Réglez le rythme': 'Bepaal het ritme',
  'De trois semaines à cinq mois. Vous modifiez, décalez ou sautez un envoi jusqu’à quatre jours avant son départ.':
    'Van drie weken tot vijf maanden. U wijzigt, verschuift of slaat een levering over tot vier dagen voor ze vertrekt.',
  'Arrêtez quand vous voulez': 'Stop wanneer u wilt',
  'La pause se fait en ligne à tout moment, la résiliation après deux envois, sans appel.':
    'Online zet u het op pauze wanneer u wilt en zegt u het na twee leveringen op, zonder te bellen.',
  'Prix abonné : 10 % de moins que le prix à l’unité, engagement de deux envois. {{debit.deliveryShort}}':
    'Abonneeprijs: 10 % onder de prijs per stuk, verbintenis van twee leveringen. {{debit.deliveryShort}}',
  'Comprendre l’abonnement': 'Het abonnement begrijpen',
  'Combien de croquettes, au juste ?': 'Hoeveel brokken precies?',
  'Dites-nous qui mange. En quatre étapes, vous obtenez une recette, une ration et une fréquence d’envoi.':
    'Vertel ons wie er eet. In vier stappen hebt u een recept, een rantsoen en een ritme van levering.',
  'Son prénom': 'Naam van uw dier',
  'C’est un chien ou un chat ?': 'Is het een hond of een kat?',
  Commencer: 'Beginnen',
  'Une recette, étalée sur la table': 'Een recept, uitgestald op tafel',
  'Poulet et patate douce, chien adulte. Cinq ingrédients, dans l’ordre de l’étiquette.':
    'Kip en zoete aardappel, volwassen hond. Vijf ingrediënten, in de volgorde van het etiket.',
  Poulet: 'Kip',
  'Frais et déshydraté, avec sa graisse. Il fournit l’essentiel des protéines.':
    'Vers en gedroogd, met haar vet. Ze levert het grootste deel van de eiwitten.',
  'Patate douce': 'Zoete aardappel',
  'De l’amidon qui se digère bien, une fois cuit.': 'Zetmeel dat gekookt goed verteert.',
  'Riz complet': 'Volkorenrijst',
  'Il donne sa tenue à la croquette.': 'Die geeft de brok haar stevigheid.',
  Pois: 'Erwten',
  'Des fibres et un peu de protéines végétales.': 'Vezels en wat plantaardige eiwitten.',
  'Huile de saumon': 'Zalmolie',
  'Des oméga 3, pour équilibrer ceux du poulet.':
    'Omega 3, om die van de kip in evenwicht te brengen.',
  'Le reste : pulpe de betterave, hydrolysat de foie, minéraux, chicorée, levure, carotte et persil. Les additifs sont listés sur chaque fiche.':
    'De rest: bietenpulp, leverhydrolysaat, mineralen, cichorei, gist, wortel en peterselie. De toevoegingsmiddelen staan op elke pagina.',
  'Ils ont fini leur gamelle': 'Hun voerbak is leeg',
  'Trois avis parmi les plus récents, bons ou mauvais.':
    'Drie van de laatste beoordelingen, goed of slecht.',
  'Avis de démonstration. Sur une boutique en service, seuls les avis déposés après une commande sont publiés.':
    'Beoordelingen ter demonstratie. In een echte winkel verschijnen alleen beoordelingen na een bestelling.',
  'Comment nous vérifions les avis': 'Hoe we beoordelingen controleren',
  '1 % pour les animaux': '1 % voor de dieren',
  'Un pour cent de chaque commande, avant nos frais, va à des refuges.':
    'Eén procent van elke bestelling, vóór onze kosten, gaat naar asielen.',
  'Voir où va l’argent': 'Zien waar het geld naartoe gaat',
};
