import { t } from '#i18n/catalogue.server.ts';
import { ownValue } from '#kit/own-value.ts';
import { announceContentChange } from '#platform/content-version.ts';
import type { UnitOfWork } from '#registry/schema.ts';
import { PRICE_CLASSES, WEIGHT_CLASSES } from '../rules/index.ts';

export interface FilterDraft {
  key: string;
  label: string;
  /** Empty when the catalogue computes the values (classes of weight or price). */
  values: { value: string; label: string }[];
}

const COMPUTED: Readonly<Record<string, readonly string[]>> = {
  format: WEIGHT_CLASSES,
  'prix-kg': PRICE_CLASSES,
};

/** Replaces the filters of category pages with the drafts, in their order. */
export async function publishFilters(
  work: UnitOfWork,
  drafts: readonly FilterDraft[],
): Promise<void> {
  await work.tx.deleteFrom('filter_definitions').execute();
  await work.tx
    .insertInto('filter_definitions')
    .values(drafts.map(({ key, label }, position) => ({ key, label, position })))
    .execute();
  const values = drafts.flatMap(({ key, values: named }) =>
    [...named, ...computed(key)].map(({ value, label }, position) => ({
      key,
      value,
      label,
      position,
    })),
  );
  await work.tx.insertInto('filter_values').values(values).execute();
  await announceContentChange(work);
}

const computed = (key: string) =>
  (ownValue(COMPUTED, key) ?? []).map((value) => ({
    value,
    label: t(`catalog.classes.${key}.${value}`),
  }));
