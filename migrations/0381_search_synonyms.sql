-- What shoppers call by another name than the shop. `typed` and `meant` hold words or expressions with
-- commas between them, as the team writes them; nothing meant: the word says nothing about a product.
create table search_synonyms (
  id bigint generated always as identity primary key,
  typed text not null,
  meant text not null,
  -- First words of what is typed, folded and without endings: what a query finds the row by.
  begins text[] not null,
  changed_at timestamptz not null default now()
);
create index search_synonyms_begins on search_synonyms using gin (begins);

insert into search_synonyms (typed, meant, begins) values
  ('minou, minet, matou, félin, mistigri', 'chat', '{minou,minet,matou,felin,mistigri}'),
  ('toutou, clebs, canin, médor', 'chien', '{toutou,cleb,canin,medor}'),
  ('bébé chat, chatounet', 'chaton', '{bebe,chatounet}'),
  ('bébé chien', 'chiot', '{bebe}'),
  ('nourriture, alimentation, aliment, manger, bouffe', 'croquettes, pâtées', '{nourriture,alimentation,aliment,manger,bouffe}'),
  ('récompense, gâterie, gourmandise, snack', 'friandises', '{recompense,gaterie,gourmandise,snack}'),
  ('churu, stick à lécher', 'crème à lécher', '{churu,stick}'),
  ('terrine, barquette, conserve, boîte, émincé', 'pâtées', '{terrine,barquet,conserve,boite,emince}'),
  ('sachet fraîcheur', 'sachet', '{sachet}'),
  ('boîte à croquettes, bac à croquettes, seau à croquettes, stockage', 'conteneur', '{boite,bac,seau,stockage}'),
  ('stick dentaire, brosse à dents, dentifrice, tartre, haleine, dents, gencives', 'hygiène dentaire', '{stick,brosse,dentifrice,tartre,haleine,dent,gencive}'),
  ('os à mâcher, os à ronger, bâton à mâcher', 'bâtonnets à mâcher', '{os,baton}'),
  ('sans gluten, grain free, sans blé, sans maïs, sans grain', 'sans céréales', '{san,grain}'),
  ('diarrhée, selles molles, estomac sensible, intestin, gastrite, mal au ventre, vomit, vomissements, ballonnements, gaz', 'digestion sensible', '{diarrhe,selle,estomac,intestin,gastrite,mal,vomit,vomissement,ballonnement,gaz}'),
  ('allergie, allergique, hypoallergénique, intolérance', 'digestion sensible, sans céréales', '{allergie,allergique,hypoallergenique,intolerance}'),
  ('gratte, démangeaisons, pellicules, poil qui tombe, perte de poils, perd ses poils, poil terne, poil brillant, mue', 'peau et pelage', '{grat,demangeaison,pellicule,poil,perte,perd,mue}'),
  ('arthrose, dysplasie, mobilité', 'articulations', '{arthrose,dysplasie,mobilite}'),
  ('vieux, vieille, âgé, âgée, mature', 'senior', '{vieu,vieille,age,mature}'),
  ('calculs, struvites, cystite', 'urinaire', '{calcul,struvite,cystite}'),
  ('boit peu, ne boit pas, hydratation', 'fontaine, bouillon', '{boit,hydratation}'),
  ('régime, obèse, surpoids, trop gros, maigrir, perte de poids, perdre du poids, light, allégé, minceur', 'contrôle du poids', '{regime,obese,surpoid,trop,maigrir,perte,perdre,light,allege,minceur}'),
  ('difficile, ne mange pas, mange peu, capricieux', 'petit appétit', '{difficile,mange,capricieu}'),
  ('appartement', 'intérieur', '{appartement}'),
  ('sportif, sport, agility, chasse, travail', 'très actif', '{sportif,sport,agility,chasse,travail}'),
  ('castré, opéré', 'stérilisé', '{castre,opere}'),
  ('grande race, gros chien, grand gabarit', 'grand', '{grande,gro,grand}'),
  ('petite race, mini, toy, petit gabarit', 'petit', '{petite,mini,toy,petit}'),
  ('yorkshire, yorkie, chihuahua, bichon, teckel, shih tzu, jack russell, spitz, cavalier, carlin', 'petit chien', '{yorkshire,yorkie,chihuahua,bichon,teckel,shih,jack,spitz,cavalier,carlin}'),
  ('labrador, golden retriever, berger allemand, berger australien, malinois, rottweiler, husky, boxer, beauceron', 'grand chien', '{labrador,golden,berger,malinoi,rottweiler,husky,boxer,beauceron}'),
  ('maine coon, ragdoll, norvégien, british, persan, siamois, sacré de birmanie, bengal, européen', 'chat adulte', '{maine,ragdoll,norvegien,british,persan,siamoi,sacre,bengal,europeen}'),
  ('bol, écuelle, assiette', 'gamelle', '{bol,ecuelle,assiet}'),
  ('anti glouton', 'antiglouton', '{anti}'),
  ('distributeur', 'distributrice', '{distributeur}'),
  ('jouet, jeu', 'balle', '{jouet,jeu}'),
  ('panier, couverture, coussin, couchage, lit', 'plaid', '{panier,couverture,coussin,couchage,lit}'),
  ('poisson', 'saumon, hareng, cabillaud', '{poisson}'),
  ('thon, crevettes, sardine, fruits de mer', 'panaché mer, poisson', '{thon,crevet,sardine,fruit}'),
  ('végétarien, végétalien, végan, sans viande', 'œuf légumes', '{vegetarien,vegetalien,vegan,san}'),
  ('lot, pack', '12', '{lot,pack}'),
  ('gros sac, grand sac', '24 kg, 12 kg', '{gro,grand}'),
  ('toilettage', 'shampooing, brosse', '{toilettage}'),
  ('problème, souci, meilleur, bon, marque, acheter, qualité, gratuit, sac, paquet, trop, pourquoi, besoin', '', '{probleme,souci,meilleur,bon,marque,acheter,qualite,gratuit,sac,paquet,trop,pourquoi,besoin}');

insert into search_terms (index_name, word)
select '', unnest('{acheter,age,agee,agility,aliment,alimentation,allege,allemand,allergie,allergique,anti,appartement,arthrose,assiette,australien,bac,ballonnements,barquette,baton,beauceron,bebe,bengal,berger,besoin,bichon,birmanie,ble,boit,boite,bol,bon,bouffe,boxer,brillant,british,brosse,calculs,canin,capricieux,carlin,castre,cavalier,chasse,chat,chatounet,chien,chihuahua,churu,clebs,conserve,coon,couchage,coussin,couverture,crevettes,croquettes,cystite,demangeaisons,dentaire,dentifrice,dents,diarrhee,difficile,distributeur,dysplasie,ecuelle,emince,estomac,europeen,felin,fraicheur,free,fruits,gabarit,gastrite,gaterie,gaz,gencives,glouton,gluten,golden,gourmandise,grain,grand,grande,gratte,gratuit,gros,haleine,husky,hydratation,hypoallergenique,intestin,intolerance,jack,jeu,jouet,labrador,lecher,light,lit,lot,macher,maigrir,maine,mal,malinois,mange,manger,marque,matou,mature,medor,meilleur,mer,minceur,minet,mini,minou,mistigri,mobilite,molles,mue,norvegien,nourriture,obese,opere,os,pack,panier,paquet,pellicules,perd,perdre,persan,perte,petit,petite,peu,poids,poil,poils,poisson,pourquoi,probleme,qualite,race,ragdoll,recompense,regime,retriever,ronger,rottweiler,russell,sac,sachet,sacre,sans,sardine,seau,selles,sensible,shih,siamois,snack,souci,spitz,sport,sportif,stick,stockage,struvites,surpoids,tartre,teckel,terne,terrine,thon,toilettage,tombe,toutou,toy,travail,trop,tzu,vegan,vegetalien,vegetarien,ventre,viande,vieille,vieux,vomissements,vomit,yorkie,yorkshire}'::text[]);
