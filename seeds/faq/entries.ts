import type { FaqEntry } from '../types.ts';

/** Slug, question, answer in markdown, tags. */
type Row = [string, string, string, string[]];

const SHOPPING: Row[] = [
  [
    'frais-de-livraison',
    'Combien coûte la livraison ?',
    'À domicile, 4,90 € en France et 5,90 € en Belgique et au Luxembourg. Elle est offerte dès 49 € d’achats livrés en France et 59 € en Belgique et au Luxembourg. L’express coûte 9,90 €, 11,90 € ou 12,90 € selon le pays.',
    ['livraison'],
  ],
  [
    'delai-de-livraison',
    'Quand serai-je livré ?',
    'Une commande passée avant midi un jour ouvré part le jour même. Comptez ensuite 2 à 4 jours ouvrés en France et en Belgique, 3 à 5 au Luxembourg. La date prévue s’affiche avant le paiement.',
    ['livraison'],
  ],
  [
    'pays-livres',
    'Dans quels pays livrez-vous ?',
    'En France métropolitaine, Corse et Monaco compris, en Belgique et au Luxembourg. L’outre-mer n’est pas encore desservi. Vous pouvez habiter ailleurs et faire livrer dans l’un de ces pays.',
    ['livraison'],
  ],
  [
    'suivre-mon-colis',
    'Comment suivre mon colis ?',
    'Le numéro de suivi arrive par e-mail au départ du colis. Il est aussi dans [Mes commandes](/mon-compte/mes-commandes/), avec un lien vers le transporteur.',
    ['livraison', 'commande'],
  ],
  [
    'plusieurs-colis',
    'Pourquoi ma commande arrive-t-elle en plusieurs colis ?',
    'Un colis ne dépasse pas 30 kg. Une commande plus lourde est partagée ; chaque colis a son numéro, et la commande est dite envoyée quand tous sont partis.',
    ['livraison'],
  ],
  [
    'absent-a-la-livraison',
    'Que se passe-t-il si je suis absent ?',
    'Le transporteur repasse une fois, puis dépose le colis dans un commerce voisin, où il vous attend dix jours. Vous pouvez changer de jour la veille, par le SMS reçu.',
    ['livraison'],
  ],
  [
    'changer-adresse-livraison',
    'Puis-je changer l’adresse après la commande ?',
    'Pour un achat unique, appelez-nous vite : tant que le colis n’est pas fermé, nous la changeons. Pour un abonnement, modifiez-la vous-même jusqu’à quatre jours avant l’envoi.',
    ['livraison', 'abonnement', 'commande'],
  ],
  [
    'colis-abime',
    'Mon colis est arrivé abîmé, que faire ?',
    'Notez-le sur le bordereau du livreur si vous le pouvez, et envoyez-nous une photo par le [formulaire de contact](/nous-contacter/). Nous remplaçons ou remboursons sous deux jours ouvrés.',
    ['livraison', 'retour'],
  ],
  [
    'abonnement-comment-ca-marche',
    'Comment fonctionne l’abonnement ?',
    'Vous choisissez une recette, un format et une fréquence. Nous envoyons à la date prévue, avec 10 % de moins. Deux e-mails vous préviennent, une semaine et quatre jours avant. [En savoir plus](/page/abonnement/).',
    ['abonnement'],
  ],
  [
    'abonnement-engagement',
    'Y a-t-il un engagement ?',
    'Oui : deux livraisons au minimum. Ensuite, vous arrêtez quand vous voulez, en ligne, sans motif. Une rétractation dans les 14 jours de la première livraison annule aussi l’engagement.',
    ['abonnement'],
  ],
  [
    'abonnement-modifier',
    'Jusqu’à quand puis-je modifier un envoi ?',
    'Jusqu’à quatre jours avant son départ : contenu, quantités, adresse, transporteur et date. Après, l’envoi est verrouillé, car il se prépare ; le service clients vous dit ce qui est encore possible.',
    ['abonnement'],
  ],
  [
    'abonnement-frequence',
    'Quelles fréquences proposez-vous ?',
    'Dix, de trois semaines à cinq mois. Le guide conseille celle qui correspond à la ration et au format choisis. Vous pouvez en changer à tout moment ; si un envoi est déjà lancé, le changement vaut pour le suivant.',
    ['abonnement'],
  ],
  [
    'abonnement-sauter',
    'Puis-je sauter ou décaler un envoi ?',
    'Oui, depuis [Mes abonnements](/mon-compte/mes-abonnements/), jusqu’à quatre jours avant. La date des envois suivants se recale sur celle que vous choisissez, ou reste comme avant, à votre choix.',
    ['abonnement'],
  ],
  [
    'abonnement-envoyer-maintenant',
    'Le sac se vide plus vite que prévu. Puis-je recevoir l’envoi plus tôt ?',
    'Oui. « Envoyer maintenant » fait partir et débite l’envoi sous 24 heures ouvrées. Votre banque peut vous demander de confirmer.',
    ['abonnement', 'livraison'],
  ],
  [
    'abonnement-resilier',
    'Comment résilier mon abonnement ?',
    'Dans [Mes abonnements](/mon-compte/mes-abonnements/), ou par le lien « Résilier votre contrat » au bas de chaque page. C’est sans frais, et vous recevez une confirmation avec la date d’effet.',
    ['abonnement'],
  ],
  [
    'abonnement-prix-change',
    'Que se passe-t-il si un prix augmente ?',
    'Les e-mails de rappel annoncent le nouveau prix. Nous ne débitons jamais plus que le dernier montant annoncé, et une hausse vous permet de partir sans condition.',
    ['abonnement', 'paiement'],
  ],
  [
    'abonnement-produit-indisponible',
    'Un produit de mon abonnement n’est plus disponible. Que faites-vous ?',
    'L’abonnement passe en attente et vous recevez un e-mail. Vous choisissez une autre recette, retirez le produit, ou attendez son retour. Rien n’est remplacé sans votre accord.',
    ['abonnement', 'produits'],
  ],
  [
    'abonnement-melanger',
    'Puis-je mettre plusieurs produits dans un abonnement ?',
    'Oui, tous les aliments et les soins qui affichent un prix abonné, pour plusieurs animaux s’il le faut. Ils partent ensemble à la même date.',
    ['abonnement', 'produits'],
  ],
  [
    'moyens-de-paiement',
    'Quels moyens de paiement acceptez-vous ?',
    'Visa, Mastercard, PayPal, virement et, en France, chèque. Aucun supplément n’est demandé. Un abonnement se paie par carte.',
    ['paiement'],
  ],
  [
    'quand-suis-je-debite',
    'Quand suis-je débité ?',
    'Par carte, au départ du colis. Pour un abonnement, à chaque envoi, jamais d’avance. PayPal débite à la commande.',
    ['paiement', 'abonnement'],
  ],
  [
    'paiement-refuse',
    'Mon paiement est refusé, pourquoi ?',
    'Le plus souvent, la banque attend une confirmation sur votre téléphone, ou le plafond est atteint. Le message de la banque s’affiche avec son code. Essayez une autre carte : le panier est gardé.',
    ['paiement'],
  ],
  [
    'carte-expiree',
    'Ma carte enregistrée arrive à expiration. Que dois-je faire ?',
    'Un message vous prévient avant l’envoi concerné. Remplacez-la dans l’abonnement, onglet « Mon abonnement », « Paiement ». Votre banque vous demandera une confirmation.',
    ['paiement', 'abonnement'],
  ],
  [
    'payer-par-cheque',
    'Comment payer par chèque ou par virement ?',
    'Choisissez ce moyen à la commande : les coordonnées s’affichent et partent par e-mail. Sans règlement reçu au bout de 12 jours, la commande est annulée. Ces moyens ne valent pas pour un abonnement.',
    ['paiement'],
  ],
  [
    'code-promo',
    'Où saisir un code promo ?',
    'Dans le panier, sous les articles, « Code promo ». Un code par commande. Sur un aliment, les avantages cumulés ne dépassent pas 34 % du prix : c’est la loi, et le panier en tient compte.',
    ['commande', 'paiement'],
  ],
  [
    'modifier-annuler-commande',
    'Puis-je modifier ou annuler une commande ?',
    'Tant que le colis n’est pas préparé, appelez-nous. Ensuite, vous avez 14 jours après la réception pour y renoncer, sans motif, par « Renoncer au contrat ici ».',
    ['commande', 'retour'],
  ],
  [
    'ou-est-ma-facture',
    'Où trouver ma facture ?',
    'Dans [Mes commandes](/mon-compte/mes-commandes/), 7 à 10 jours après l’expédition, en PDF.',
    ['commande', 'compte'],
  ],
  [
    'commander-sans-compte',
    'Faut-il un compte pour commander ?',
    'Le panier se remplit sans compte. Au moment de commander, une adresse e-mail et un mot de passe suffisent à en ouvrir un : il sert à suivre la commande et à exercer vos droits.',
    ['commande', 'compte'],
  ],
  [
    'retour-14-jours',
    'Puis-je renvoyer un produit ?',
    'Oui, sous 14 jours après réception, scellé intact. Faites la déclaration par « Renoncer au contrat ici », puis renvoyez le colis. [Tout est expliqué ici](/page/retractation/).',
    ['retour'],
  ],
  [
    'mon-animal-n-aime-pas',
    'Mon animal n’aime pas, que faire ?',
    'Vérifiez d’abord la transition : dix jours, en proportions croissantes. Si rien n’y fait, écrivez-nous : nous cherchons une autre recette avec vous. Pour goûter avant de choisir, il existe des échantillons.',
    ['retour', 'produits', 'nutrition'],
  ],
  [
    'delai-de-remboursement',
    'Quand serai-je remboursé ?',
    'Au plus tard 14 jours après votre déclaration, une fois le colis revenu ou la preuve d’envoi reçue, par le moyen de paiement utilisé.',
    ['retour', 'paiement'],
  ],
];

const FEEDING: Row[] = [
  [
    'ou-sont-fabriques-les-produits',
    'Où sont fabriqués vos produits ?',
    'En France : les croquettes en Vendée, les pâtées en Bretagne. L’origine des accessoires est indiquée sur leur fiche.',
    ['produits'],
  ],
  [
    'lire-une-etiquette',
    'Comment lire l’étiquette d’un aliment ?',
    'La composition est dans l’ordre décroissant des poids, avant cuisson. Les constituants analytiques donnent la teneur en protéines, matières grasses, fibres et cendres. L’énergie, en kcal pour 100 g, décide de la ration.',
    ['produits', 'nutrition'],
  ],
  [
    'aliment-complet-complementaire',
    'Quelle différence entre aliment complet et complémentaire ?',
    'Un aliment complet peut être donné seul, chaque jour. Un aliment complémentaire, comme une friandise ou un bouillon, s’y ajoute et ne dépasse pas 10 % de l’énergie du jour.',
    ['produits', 'nutrition'],
  ],
  [
    'sans-cereales',
    'Les recettes sans céréales sont-elles meilleures ?',
    'Elles sont différentes. Les pois ou la pomme de terre y remplacent le riz, et contiennent aussi de l’amidon. La plupart des chiens et des chats digèrent bien les céréales cuites.',
    ['produits', 'nutrition'],
  ],
  [
    'combien-donner',
    'Quelle quantité dois-je donner ?',
    'Le [guide croquettes](/guide-croquettes/) calcule la ration d’après l’espèce, l’âge, le poids, la silhouette, la stérilisation et l’activité. C’est un point de départ : pesez votre animal toutes les deux à quatre semaines.',
    ['nutrition', 'animaux'],
  ],
  [
    'transition-alimentaire',
    'Comment changer d’aliment ?',
    'En dix jours : un quart du nouvel aliment les trois premiers jours, la moitié les trois suivants, trois quarts les trois d’après, puis la totalité. Pour une digestion sensible ou un chat méfiant, doublez chaque étape.',
    ['nutrition'],
  ],
  [
    'melanger-croquettes-patee',
    'Puis-je mêler croquettes et pâtée ?',
    'Oui, à condition de réduire les croquettes en proportion. Pour un chat, le [menu croquettes et pâtée](/userGuide/guide-nutrition-full/) fait le calcul, trois fois par semaine ou tous les jours.',
    ['nutrition', 'produits'],
  ],
  [
    'nombre-de-repas',
    'Combien de repas par jour ?',
    'Quatre avant quatre mois, trois jusqu’à six mois, puis deux. Un chat adulte peut garder sa ration pesée à disposition et la manger en petites prises.',
    ['nutrition'],
  ],
  [
    'passer-chiot-adulte',
    'Quand passer de l’aliment chiot à l’aliment adulte ?',
    'Après 12 mois si votre chien pèse ou pèsera moins de 25 kg, 15 mois entre 25 et 45 kg, 24 mois au-delà. Un chat est adulte à 12 mois.',
    ['nutrition', 'animaux'],
  ],
  [
    'friandises-combien',
    'Combien de friandises par jour ?',
    'Au plus 10 % de l’énergie de la journée, à retirer de la ration. L’énergie d’une bouchée est indiquée sur chaque fiche.',
    ['nutrition', 'produits'],
  ],
  [
    'animal-malade',
    'Mon animal est malade. Que lui donner ?',
    'Demandez à votre vétérinaire. Nos aliments ne traitent ni ne préviennent aucune maladie, et nos guides ne proposent rien dans ce cas. Un chat qui peine à uriner est une urgence.',
    ['nutrition', 'animaux'],
  ],
  [
    'conserver-les-croquettes',
    'Comment conserver les croquettes ?',
    'Dans leur sac, bien refermé, au sec et au frais. Consommez-les dans les six semaines après ouverture. Un conteneur hermétique reçoit le sac entier : ne versez pas les croquettes à nu.',
    ['produits'],
  ],
  [
    'conserver-la-patee',
    'Combien de temps garder une pâtée ouverte ?',
    'Quarante-huit heures au réfrigérateur, couverte. Sortez-la un quart d’heure avant le repas.',
    ['produits'],
  ],
  [
    'echantillons',
    'Peut-on goûter avant d’acheter ?',
    'Oui : des échantillons de 100 ou 150 g existent pour nos principales recettes, [chien](/chien/echantillons/) et [chat](/chat/echantillons/). Un seul sachet dit si le goût plaît ; la digestion se juge en deux semaines.',
    ['produits'],
  ],
  [
    'prix-au-kilo',
    'Pourquoi le prix au kilo change-t-il selon le format ?',
    'Un grand sac demande moins d’emballage, de manipulation et de port par kilo. L’écart atteint 40 % entre 1,5 kg et 12 kg. Choisissez le format que vous finirez en six semaines.',
    ['produits', 'paiement'],
  ],
  [
    'recette-arretee',
    'Je ne trouve plus une recette. Où est-elle passée ?',
    'Une recette arrêtée garde sa page, avec l’explication et celle qui la remplace. En cas de simple rupture, la fiche l’indique et propose de vous prévenir.',
    ['produits'],
  ],
  [
    'mot-de-passe-oublie',
    'J’ai oublié mon mot de passe',
    'Sur la page de connexion, « Mot de passe oublié ». Un lien valable une heure arrive par e-mail. Regardez aussi dans les indésirables.',
    ['compte'],
  ],
  [
    'changer-email',
    'Comment changer d’adresse e-mail ?',
    'Dans [Mes informations personnelles](/mon-compte/mes-informations-personnelles/). Un e-mail de confirmation part à la nouvelle adresse ; l’ancienne est prévenue.',
    ['compte'],
  ],
  [
    'supprimer-compte',
    'Comment supprimer mon compte ?',
    'Dans vos informations personnelles, ou par e-mail à donnees@gamelle.test. Arrêtez d’abord vos abonnements. Les factures restent archivées dix ans, comme la loi le veut ; le reste est effacé ou rendu anonyme.',
    ['compte'],
  ],
  [
    'ajouter-un-animal',
    'Comment ajouter un animal ?',
    'Dans [Mes animaux](/mon-compte/mes-animaux/), en trois étapes. Ses informations servent à calculer sa ration et à préremplir les guides. Vous pouvez ajouter une photo.',
    ['animaux', 'compte'],
  ],
  [
    'deces-animal',
    'Mon animal est mort. Comment arrêter les envois ?',
    'Nous en sommes désolés. Résiliez en ligne ou écrivez-nous : l’arrêt est immédiat, même avant la deuxième livraison, et un envoi déjà parti peut être refusé. Supprimer sa fiche arrête aussi nos messages à son sujet.',
    ['animaux', 'abonnement'],
  ],
  [
    'parrainage',
    'Comment parrainer un proche ?',
    'Partagez votre lien depuis [Mes parrainages](/mon-compte/mes-parrainages/). Votre filleul a 5 € de remise sur sa première commande ; vous recevez 5 € quand elle est livrée, pour vous ou pour un refuge.',
    ['compte'],
  ],
  [
    'horaires-magasins',
    'Où voir les horaires des magasins ?',
    'Sur la page [Magasins](/magasins/), en liste ou sur la carte, avec les ouvertures et fermetures exceptionnelles.',
    ['magasins'],
  ],
  [
    'acheter-en-magasin',
    'Les prix sont-ils les mêmes en magasin ?',
    'Oui pour les prix à l’unité. Le prix abonné n’existe qu’en ligne. Les magasins pèsent aussi votre animal et calculent sa ration.',
    ['magasins', 'produits'],
  ],
  [
    'service-clients',
    'Comment joindre le service clients ?',
    'Au +33 1 99 00 12 34, appel non surtaxé, ou par le [formulaire](/nous-contacter/), du lundi au vendredi, de 9:00 à 18:00. Réponse écrite sous un jour ouvré.',
    ['commande', 'compte'],
  ],
];

export const faq: FaqEntry[] = [...SHOPPING, ...FEEDING].map(
  ([slug, question, answer, tags], position) => ({ slug, question, answer, tags, position }),
);
