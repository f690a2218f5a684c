import { useEffect, useRef, useState } from 'react';
import type { FormState } from '#pages/forms/use-form.ts';
import { classNames } from '#ui/class-names.ts';
import { FoodTile } from './food-tile.tsx';
import type { MenuStepData } from './load-menu-step.server.ts';
import { t } from './menu-words.ts';
import { TileGroup } from './tile-group.tsx';

interface RecipeTilesProps {
  form: FormState;
  recipes: NonNullable<MenuStepData['selection']>['recipes'];
  maximum: number;
}

/** The wet recipes as checkboxes; the number selected is beside their title (GDE-06). */
export function RecipeTiles({ form, recipes, maximum }: RecipeTilesProps) {
  const { id, error } = form.field('recipes');
  const boxes = recipes.map((food) => ({ food, box: form.field(`recipe.${food.sku}`) }));
  const begun = boxes.filter(({ box }) => box.defaultValue === 'on').length;
  const [count, setCount] = useState(begun);
  const isTooMany = count > maximum;
  const tiles = useRef<HTMLDivElement>(null);
  const recount = () => setCount(tiles.current?.querySelectorAll(':checked').length ?? 0);
  // Boxes may have been ticked before this ran.
  useEffect(recount, []);
  return (
    <TileGroup
      id={id}
      legend={t('selection.recipes')}
      hint={t('selection.recipesHint', { count: maximum })}
      error={error}
      aside={
        <p
          role="status"
          className={classNames(
            'rounded-full px-3 py-1 text-small font-bold tabular-nums',
            isTooMany ? 'bg-tomate-100 text-tomate-700' : 'bg-sapin-100 text-sapin-800',
          )}
        >
          {isTooMany
            ? t('selection.tooMany', { count, maximum })
            : t('selection.counter', { count, maximum })}
        </p>
      }
    >
      <div ref={tiles} className="grid grid-cols-2 gap-3 md:grid-cols-3 md:gap-4 lg:grid-cols-4">
        {boxes.map(({ food, box }) => (
          <FoodTile
            key={food.sku}
            food={food}
            input={{
              type: 'checkbox',
              name: box.name,
              value: 'on',
              defaultChecked: box.defaultValue === 'on',
              onChange: recount,
            }}
          />
        ))}
      </div>
    </TileGroup>
  );
}
