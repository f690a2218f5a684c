import { type ComponentType, useState } from 'react';

/**
 * Props for a search form, and its suggestion list, which is loaded when the field is first
 * focused, so that no page downloads it in advance.
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
