import {
  type Cell,
  flag,
  instant,
  list,
  matching,
  optional,
  type ReadCells,
  readCells,
  whole,
  words,
} from './cells.ts';

const reference = words(255);

/** Columns of the sheet of saved cards, and how each cell is read. */
const CARD_CELLS = {
  client: reference,
  titulaire: optional(reference),
  marque: words(40),
  'quatre derniers': matching(/^\d{4}$/),
  mois: whole(1, 12),
  année: whole(2000, 2100),
  proposée: flag,
  texte: words(100),
  'accepté le': instant,
  'gardée le': instant,
  abonnements: list(/^AB-\d{5,12}$/),
} as const satisfies Record<string, Cell>;

export const CARD_COLUMNS: readonly string[] = Object.keys(CARD_CELLS);

/** The cells of a card in normal form, and the first invalid one. */
export const readCardRow = (cells: Readonly<Record<string, string>>): ReadCells =>
  readCells(CARD_CELLS, cells);
