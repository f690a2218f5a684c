import { type ComponentType, useState } from 'react';

/**
 * What a search form spreads, and the list it shows once its field was gone into: it is loaded then, no
 * page carries it.
 */
export function useSuggestions() {
  const [List, setList] = useState<ComponentType | null>(null);
  return {
    onFocus: () => {
      if (!List) import('./suggestions.tsx').then((loaded) => setList(() => loaded.default));
    },
    list: List && <List />,
  };
}
