import { type AnimalInput, type AnimalShape, idOf } from '../contracts.ts';
import { type AnimalColumns, animalFields } from '../rules/animal-fields.ts';

interface Field {
  column: string;
  list: string | null;
  missing: false | null;
}

/** Fields that refer to a member of a list. */
export interface MemberField extends Field {
  list: string;
  ofSpecies?: 'one' | 'one or both' | undefined;
}

const fields: readonly (readonly [name: string, field: Field])[] = Object.entries(animalFields);

/** Columns selected for an animal. */
export const animalColumns = fields.map(
  ([, { column }]) => column,
) as readonly (keyof AnimalColumns)[];

/** Fields that refer to a member of a list, by name. */
export const memberFields = fields.filter(
  (pair): pair is readonly [string, MemberField] => pair[1].list !== null,
);

/** Path of an animal or of a member of a list. */
export const pathIn = (list: string, id: number) => `/api/v2/shop/${list}/${id}`;

export const animalPath = (id: number) => pathIn('animals', id);

/** Column values of an input. */
export function columnsOf(input: AnimalInput): AnimalColumns {
  const said: Readonly<Record<string, unknown>> = input;
  const stored = fields.map(([name, { column, list, missing }]) => {
    const given = said[name] ?? missing;
    return [column, list !== null && typeof given === 'string' ? idOf(given) : given];
  });
  return Object.fromEntries(stored) as AnimalColumns;
}

/** Response values of a part of the field declarations. */
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
