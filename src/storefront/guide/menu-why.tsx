import type { ReactNode } from 'react';
import { MenuReasons, RationAdvice } from '#modules/nutrition/web/index.ts';
import { Section } from '#ui/layout.tsx';
import type { ShownAnimal } from './animal-facts.ts';
import type { Menu } from './load-menu.server.ts';
import { TransitionPlan } from './transition-plan.tsx';

interface MenuWhyProps extends Pick<Menu, 'notes' | 'transition'> {
  title: string;
  shownAnimal: ShownAnimal;
  lines: Parameters<typeof MenuReasons>[0]['lines'];
  /** Content below the advice. */
  children?: ReactNode;
}

/** Reasons for this food, transition plan, and notes. */
export function MenuWhy({ title, shownAnimal, lines, notes, transition, children }: MenuWhyProps) {
  return (
    <Section labelledBy="why" className="lg:py-18">
      <div className="grid gap-10 lg:grid-cols-2 lg:gap-14">
        <div>
          <h2 id="why" className="mb-6 text-h3">
            {title}
          </h2>
          <MenuReasons lines={lines} />
        </div>
        <TransitionPlan steps={transition} />
      </div>
      <div className="mt-10 grid max-w-text gap-2 border-l-4 border-beurre-300 pl-5 text-small">
        <RationAdvice notes={notes} dailyTreats={shownAnimal.dailyTreats} />
        {children}
      </div>
    </Section>
  );
}
