import { CircleCheck, List } from 'lucide-react';
import type { ComponentProps } from 'react';
import type { ShownImage } from '#modules/catalog/rules/index.ts';
import { pictureOf } from '#modules/media/web/index.ts';
import { reasonText } from '#modules/nutrition/web/index.ts';
import { Icon } from '#ui/icon.tsx';
import { Picture } from '#ui/picture.tsx';

export interface TileFood {
  name: string;
  image: ShownImage | null;
  /** Key of its main reason. */
  reason: string | null;
}

interface FoodTileProps {
  food: TileFood;
  note?: string;
  input: ComponentProps<'input'>;
}

/** A food as a large radio or checkbox: picture, name, reason. */
export function FoodTile({ food: { name, image, reason }, note, input }: FoodTileProps) {
  const words = note ?? (reason ? reasonText(reason) : null);
  return (
    <label className="relative flex cursor-pointer flex-col overflow-hidden rounded-card border border-trait-fort bg-blanc transition-colors hover:border-encre-2 has-checked:border-sapin-700 has-checked:bg-beurre-200 has-checked:inset-ring-2 has-checked:inset-ring-sapin-700 has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus">
      <input {...input} className="peer absolute size-px opacity-0" />
      <span className="grid aspect-4/5 place-items-center bg-brume p-3 peer-checked:bg-transparent">
        {image ? (
          <Picture
            picture={pictureOf(image)}
            alt=""
            sizes="(min-width:1024px) 260px, 42vw"
            className="max-h-full w-full object-contain"
          />
        ) : (
          <Icon of={List} size={48} className="text-sapin-700" />
        )}
      </span>
      <span className="flex-1 p-3 md:p-4">
        <span className="block leading-snug font-bold text-pretty">{name}</span>
        {words && <span className="mt-1 block text-small text-encre-2">{words}</span>}
      </span>
      <Icon
        of={CircleCheck}
        className="absolute top-3 right-3 rounded-full bg-blanc text-sapin-700 opacity-0 peer-checked:opacity-100"
      />
    </label>
  );
}
