/** The back office and the workbench, which no page of the shop links to. */
const OFFICE = /^(gestion|_dev)(\/|$)/;
/**
 * Pages only opened as full documents: from a mail, by a program, or by a link with
 * `reloadDocument` or `download`. Files are among them.
 */
const FROM_OUTSIDE =
  /^(sitemap\.xml$|flux\/|robots\.txt$|rechercher\/suggestions\/|web-?view\/|ma-livraison\/|payer-ma-livraison\/|un-jour\/|fiche-veterinaire\/|invitation-foyer\/|(donner-mon|invitation)-avis\/|connexion\/(verification|reprise|suppression|avec|lien|cle-d-acces)\/|mot-de-passe-oublie\/|(newsletter|alerte-stock|mon-abonnement|renoncer-au-contrat|parrainage)\/[^/]+\/|.+\/(documents|copie|fichiers)\/[^/]+\/)/i;

/**
 * Whether the storefront's route manifest contains a page, by its address without the leading
 * slash. Navigation to any other page loads a full document.
 */
export const isShopPage = (address: string): boolean =>
  ![OFFICE, FROM_OUTSIDE].some((some) => some.test(address));
