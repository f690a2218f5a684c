import type { ReviewText } from './review-text.ts';

export const treatTexts: ReviewText[] = [
  [
    5,
    'Rappel garanti',
    'Depuis que j’ai le sachet en poche, {nom} revient au premier appel. Presque toujours.',
  ],
  [
    5,
    'Petite bouchée, grand effet',
    'On peut en donner plusieurs sans ruiner la ration. L’énergie par bouchée est indiquée, enfin.',
  ],
  [5, 'Composition courte', 'Je cherchais une friandise sans liste interminable. La voilà.'],
  [5, 'Se conserve bien', 'Le contenant ferme vraiment. Toujours bonnes au bout d’un mois.'],
  [
    5,
    'Tout le monde en veut',
    'Le voisin d’en bas s’invite à l’heure de la récompense. Je dois cacher le bocal.',
  ],
  [
    5,
    'Parfait pour apprendre',
    'Trois semaines de séances, le rappel et le « pas bouger » sont acquis.',
  ],
  [5, 'Ne colle pas aux doigts', 'Détail qui compte quand on en donne vingt par promenade.'],
  [
    5,
    'Très appétent',
    '{nom} s’assoit devant le placard sans qu’on le demande. On sait ce qui fait effet.',
  ],
  [5, 'Facile à couper', 'J’en fais quatre d’une, c’est bien assez pour un petit gabarit.'],
  [5, 'Bien toléré', 'Estomac fragile et aucun souci. Je m’en tiens à la quantité conseillée.'],
  [4, 'Bonne friandise', 'Un peu sèche en fin de sachet, mais toujours appréciée.'],
  [4, 'Appréciée', 'Prix correct par lot, un peu élevé à l’unité.'],
  [4, 'Bien, sans folie', 'Acceptée avec calme. L’autre parfum déclenche plus d’enthousiasme.'],
  [4, 'Sachet à refermer avec soin', 'La glissière accroche parfois. Le contenu est très bon.'],
  [
    3,
    'Moyen',
    '{nom} en laisse une sur trois. Je les garde pour les invités à quatre pattes.',
    'Merci d’avoir essayé. Les goûts varient : l’équipe du magasin le plus proche peut vous faire tester d’autres friandises à l’unité. L’équipe Gamelle',
  ],
  [
    2,
    'Beaucoup de miettes',
    'Un tiers du sachet en poudre. C’est bon, mais c’est dommage.',
    'Ce n’est pas normal : envoyez-nous le numéro de lot, nous vous remplaçons le sachet. L’équipe Gamelle',
  ],
];
