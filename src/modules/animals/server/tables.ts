import type { Generated } from 'kysely';
import type { AnimalDeletion } from '../contracts.ts';
import type { AnimalColumns } from '../rules/animal-fields.ts';

interface NamedTable {
  id: number;
  name: string;
}

export interface AnimalTypesTable extends NamedTable {
  code: string;
}

export interface AnimalBreedsTable extends NamedTable {
  /** Code of the breed in the nutrition data. */
  code: string;
  type_id: number;
  size: string;
  crossbreed: boolean;
  /** kg. */
  adult_weight: number;
}

export interface AnimalActivitiesTable extends NamedTable {
  code: string;
  description_dog: string;
  description_cat: string;
}

export interface AnimalConditionsTable extends NamedTable {
  code: string;
  description: string;
}

export interface AnimalFeaturesTable extends NamedTable {
  code: string;
  /** Null: for both species. */
  type_id: number | null;
}

/** Includes the columns of the field declarations. */
export interface AnimalsTable extends AnimalColumns {
  id: Generated<number>;
  customer_id: number;
  birthday: string;
  in_date: boolean;
  /** Weight in kg before its last change, and the civil date of that change. */
  weight_before_kg: number | null;
  weighed_on: string | null;
  photo_file_id: string | null;
  photo_url: string | null;
  photo_hash: string | null;
  photo_rotation: number | null;
  created_at: Date;
  updated_at: Date;
}

export interface AnimalDietsTable {
  animal_id: number;
  feed_id: number;
}

/** Weights in kg by civil date. */
export interface AnimalWeightsTable {
  animal_id: number;
  weighed_on: string;
  weight_kg: number;
}

export interface AnimalRemovalsTable {
  animal_id: number;
  customer_id: number;
  reason: AnimalDeletion['reason'] | null;
  message: string | null;
  /** Null for removals before this column existed. */
  type_id: Generated<number | null>;
  removed_at: Date;
}

export interface AnimalsTables {
  animal_types: AnimalTypesTable;
  animal_genders: AnimalTypesTable;
  animal_breeds: AnimalBreedsTable;
  animal_activities: AnimalActivitiesTable;
  animal_conditions: AnimalConditionsTable;
  animal_features: AnimalFeaturesTable;
  animal_feeds: AnimalTypesTable;
  animal_kibble_brands: NamedTable;
  animals: AnimalsTable;
  animal_diets: AnimalDietsTable;
  animal_weights: AnimalWeightsTable;
  animal_removals: AnimalRemovalsTable;
}
