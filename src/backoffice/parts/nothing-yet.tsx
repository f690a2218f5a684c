import type { ReactNode } from 'react';
import { Scene } from '#modules/media/web/index.ts';

/** Text for an empty list, with how to create its first item. */
export const NothingYet = ({ children }: { children: ReactNode }) => (
  <div className="flex flex-wrap items-center gap-x-8 gap-y-2 py-6">
    <Scene name="empty-cart" className="w-44" />
    <div className="max-w-text text-encre-2">{children}</div>
  </div>
);
