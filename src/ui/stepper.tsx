import { Check } from 'lucide-react';
import { classNames } from './class-names.ts';
import { Icon } from './icon.tsx';
import { Link } from './link.tsx';
import { generic } from './words.ts';

export interface Step {
  label: string;
  /** Address at which a finished step can be changed; later steps are never links. */
  to?: string;
}

interface StepperProps {
  /** Names the list: « Étapes de la commande ». */
  label: string;
  steps: readonly Step[];
  /** Index of the current step. */
  current: number;
}

export function Stepper({ label, steps, current }: StepperProps) {
  const position = generic('stepper.position', { step: current + 1, total: steps.length });
  return (
    <nav aria-label={label}>
      <p className="text-small font-bold md:hidden">
        {position}
        <span className="font-normal text-encre-2"> · {steps[current]?.label}</span>
      </p>
      <ol className="mt-2 flex gap-1.5 md:mt-0 md:gap-3">
        {steps.map((step, index) => (
          <li
            key={step.label}
            aria-current={index === current ? 'step' : undefined}
            className={classNames(
              'flex-1 border-t-4 md:pt-2 md:text-small',
              index <= current ? 'border-sapin-700' : 'border-trait',
              index === current ? 'font-bold' : 'text-encre-2',
            )}
          >
            <span className="sr-only md:not-sr-only">
              <StepLabel step={step} done={index < current} />
            </span>
          </li>
        ))}
      </ol>
    </nav>
  );
}

function StepLabel({ step, done }: { step: Step; done: boolean }) {
  if (!done) return step.label;
  return (
    <>
      <Icon of={Check} size={16} className="mr-1 text-sapin-700" />
      {step.to ? (
        <Link to={step.to} className="link">
          {step.label}
        </Link>
      ) : (
        step.label
      )}
      <span className="sr-only">, {generic('stepper.done')}</span>
    </>
  );
}
