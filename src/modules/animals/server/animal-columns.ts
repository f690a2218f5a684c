import { type AnimalInput, type AnimalShape, idOf } from '../contracts.ts';
import { type AnimalColumns, animalFields } from '../rules/animal-fields.ts';

interface Field {
  column: string;
  list: string | null;
  missing: false | null;
}

/** Fields that name a member of a list. */
export interface MemberField extends Field {
  list: string;
  ofSpecies?: 'one' | 'one or both' | undefined;
}

const fields: readonly (readonly [name: string, field: Field])[] = Object.entries(animalFields);

/** The columns that are selected of an animal. */
export const animalColumns = fields.map(
  ([, { column }]) => column,
) as readonly (keyof AnimalColumns)[];

/** The fields that name a member of a list, by their name. */
export const memberFields = fields.filter(
  (pair): pair is readonly [string, MemberField] => pair[1].list !== null,
);

/** The path of a member of one of the lists, or of an animal. */
export const pathIn = (list: string, id: number) => `/api/v2/shop/${list}/${id}`;

export const animalPath = (id: number) => pathIn('animals', id);

/** What is stored of what was said. */
export function columnsOf(input: AnimalInput): AnimalColumns {
  const said: Readonly<Record<string, unknown>> = input;
  const stored = fields.map(([name, { column, list, missing }]) => {
    const given = said[name] ?? missing;
    return [column, list !== null && typeof given === 'string' ? idOf(given) : given];
  });
  return Object.fromEntries(stored) as AnimalColumns;
}

/** What is answered of what is stored, for the fields of a part of the description. */
export function shownFields<Part extends Readonly<Record<string, object>>>(
  part: Part,
  row: AnimalColumns,
) {
  const stored: Readonly<Record<string, unknown>> = { ...row };
  const shown = fields.flatMap(([name, { column, list }]) => {
    if (!Object.hasOwn(part, name)) return [];
    const given = stored[column];
    return [[name, list !== null && typeof given === 'number' ? pathIn(list, given) : given]];
  });
  return Object.fromEntries(shown) as Pick<AnimalShape, keyof Part & keyof AnimalShape>;
}
