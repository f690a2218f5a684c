import data from '#data/breeds.json' with { type: 'json' };
import type { Activity, Condition, Species } from '../contracts.ts';

type Choice<Value> = { value: Value; label: string; help: string };

/** The activity levels, with the help text for the species. */
export function activityChoices(species: Species): Choice<Activity>[] {
  return data.activityLevels.map(({ code, label, helpDog, helpCat }) => ({
    value: code as Activity,
    label,
    help: species === 'dog' ? helpDog : helpCat,
  }));
}

/** The five body conditions. */
export function conditionChoices(): Choice<Condition>[] {
  return data.bodyConditions.map(({ level, label, help }) => ({
    value: level as Condition,
    label,
    help,
  }));
}

/** Brands the animal may eat now, generic answers last. */
export function kibbleBrands(): string[] {
  return [...data.kibbleBrands, ...data.kibbleBrandsExtra];
}
