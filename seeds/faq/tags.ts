import type { FaqTag } from '../types.ts';

export const faqTags: FaqTag[] = [
  { slug: 'livraison', label: 'Livraison', position: 0 },
  { slug: 'abonnement', label: 'Abonnement', position: 1 },
  { slug: 'paiement', label: 'Paiement', position: 2 },
  { slug: 'commande', label: 'Commande', position: 3 },
  { slug: 'retour', label: 'Retour et remboursement', position: 4 },
  { slug: 'produits', label: 'Produits', position: 5 },
  { slug: 'nutrition', label: 'Nutrition et ration', position: 6 },
  { slug: 'compte', label: 'Compte', position: 7 },
  { slug: 'animaux', label: 'Mes animaux', position: 8 },
  { slug: 'magasins', label: 'Magasins', position: 9 },
];
