import type { ReactNode } from 'react';
import { Container, Grid } from '#ui/layout.tsx';
import { Stepper } from '#ui/stepper.tsx';

interface TwoStepPageProps {
  title: string;
  lead: string;
  steps: { label: string; names: readonly [declare: string, confirm: string] };
  /** Null once it is done. */
  current: 0 | 1 | null;
  aside: ReactNode;
  children: ReactNode;
}

/** The page of a legal function: what it is, where one stands, and what is good to know. */
export function TwoStepPage({ title, lead, steps, current, aside, children }: TwoStepPageProps) {
  return (
    <Container className="py-8 lg:py-14">
      <h1 tabIndex={-1}>{title}</h1>
      <Grid columns="aside" className="mt-3 items-start lg:gap-x-14">
        <div>
          <p className="mb-6 text-encre-2">{lead}</p>
          {current !== null && (
            <div className="mb-6">
              <Stepper
                label={steps.label}
                steps={steps.names.map((label) => ({ label }))}
                current={current}
              />
            </div>
          )}
          {children}
        </div>
        {aside}
      </Grid>
    </Container>
  );
}
