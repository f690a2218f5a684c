import type { Claim } from '../types.ts';

/** The fixed score of the whole shop: editable, dated, never in structured data (REV-02). */
export const shopScore = {
  value: 4.71,
  outOf: 5,
  count: 25769,
  text: '4,71/5 · 25 769 avis de démonstration',
  source: 'Avis de démonstration, inventés pour présenter la boutique',
  asOf: '2026-11-01',
  proof:
    'Note et nombre inventés pour la démonstration. Sur une boutique en service : la moyenne de toutes les notes déposées après une commande, sans tri.',
};

/** A comparison of formats, not a promotion (PRI-05). */
export const savingsClaim: Claim = {
  text: 'Jusqu’à 40 % d’économies au kilo avec les grands formats',
  proof:
    'Poulet et patate douce, chien adulte : 5,41 €/kg en sac de 12 kg, 9,07 €/kg en sac de 1,5 kg, soit 40 % de moins au kilo. Prix à l’unité, hors abonnement, sans promotion.',
  source: 'Prix affichés sur gamelle.test, format contre format, même recette',
  asOf: '2026-11-01',
};
