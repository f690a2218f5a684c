import type { Drawing } from '../paper/drawing.ts';
import { broth, cheese, drumstick, egg, milk, mussel, steak, wholeFish } from './meats.ts';
import {
  apple,
  beet,
  berries,
  broccoli,
  carrot,
  coconut,
  courgette,
  grain,
  leaves,
  oil,
  peas,
  rice,
  seeds,
  sprig,
  squash,
  tuber,
} from './plants.ts';

/** Words an ingredient's name may contain, most telling first, and its cut-paper drawing. */
const drawings: readonly (readonly [RegExp, () => Drawing[]])[] = [
  [/\beau\b/, () => oil('#7abae0')],
  [/bouillon|soupe/, broth],
  [/moule/, mussel],
  [/coco/, coconut],
  [/levure|agar/, () => seeds('#d9c08a')],
  [/tapioca/, () => seeds('#e9dfc8')],
  [/haricot vert/, peas],
  [/huile|colza/, () => oil('#f2b632')],
  [/graine|\blin\b|psyllium|chia|sesame|tournesol/, () => seeds('#9a6a3a')],
  [/poulet|volaille|poule\b/, () => drumstick('#e0a05a')],
  [/canard/, () => drumstick('#b5673a')],
  [/dinde/, () => drumstick('#d8ab84')],
  [/boeuf|foie|coeur|filet|aiguillette|\bpeau\b/, () => steak('#b83833')],
  [/agneau|mouton/, () => steak('#d0676a')],
  [/gibier|cerf|chevreuil|sanglier|lapin|lievre|faisan/, () => steak('#8a3d34')],
  [/porc|jambon|veau/, () => steak('#e58f8a')],
  [/saumon|truite/, () => wholeFish('#f0856b')],
  [/thon|sardine|maquereau|hareng/, () => wholeFish('#5a86b0')],
  [/poisson|cabillaud|colin|merlu|lieu|morue|crevette/, () => wholeFish('#8fb3c9')],
  [/oeuf/, egg],
  [/lait|yaourt|creme/, milk],
  [/fromage/, cheese],
  [/patate douce/, () => tuber('#c96a4a', '#f39a4d')],
  [/pomme de terre|topinambour|manioc/, () => tuber('#c9a06a', '#f6e3ab')],
  [/carotte|panais/, carrot],
  [/riz\b/, rice],
  [/pois chiche/, () => seeds('#d9b36a')],
  [/lentille|haricot|feve/, () => seeds('#a86b3a')],
  [/pois\b/, peas],
  [/potiron|citrouille|courge\b|butternut/, squash],
  [/courgette|concombre/, courgette],
  [/pomme|poire/, () => apple('#d8453c')],
  [/tomate/, () => apple('#e2502f')],
  [/myrtille|cassis|sureau|\bmure/, () => berries('#3f4f94')],
  [/cranberry|canneberge|framboise|groseille|fraise|airelle/, () => berries('#b8324a')],
  [/betterave/, beet],
  [/brocoli|chou/, broccoli],
  [/epinard|salade|herbe|ortie|menthe|persil|luzerne/, () => leaves('#5f9f4a')],
  [/algue|spiruline|kelp/, () => leaves('#2f7a6a')],
  [/romarin|thym|origan|chicoree|camomille|yucca/, () => sprig('#6f9a6a')],
  [/avoine|orge|ble\b|epeautre|mais|quinoa|millet|cereale|malt/, () => grain('#e0b050')],
];

/** The drawing that fits a French ingredient name, about 300 × 280, centred; a leaf by default. */
export function ingredient(name: string): Drawing[] {
  const plain = name
    .toLocaleLowerCase('fr')
    .replace(/œ/g, 'oe')
    .normalize('NFD')
    .replace(/\p{M}/gu, '');
  const found = drawings.find(([word]) => word.test(plain));
  return found ? found[1]() : leaves('#7a9a5a');
}
