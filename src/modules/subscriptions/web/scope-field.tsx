import { RadioTiles } from '#ui/radio-tiles.tsx';
import type { Scope } from '../contracts.ts';
import { t } from './web-words.ts';

const SCOPES: readonly Scope[] = ['next', 'all'];

/** Field to apply a change to the next delivery only, or to the later ones too (SUB-17). */
export function ScopeField({ defaultValue = 'next' }: { defaultValue?: string | undefined }) {
  return (
    <RadioTiles
      legend={t('scope.legend')}
      name="scope"
      layout="two"
      defaultValue={defaultValue}
      tiles={SCOPES.map((scope) => ({ value: scope, label: t(`scope.${scope}`) }))}
    />
  );
}
