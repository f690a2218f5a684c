import type { ReactNode } from 'react';
import { Peeking, type PeekingName } from '#modules/media/web/index.ts';
import { Container, Grid } from '#ui/layout.tsx';
import { PageHead } from '#ui/page-head.tsx';
import { Stepper } from '#ui/stepper.tsx';

interface TwoStepPageProps {
  title: string;
  lead: string;
  steps: { label: string; names: readonly [declare: string, confirm: string] };
  step: 'declare' | 'confirm' | 'done';
  /** The animal drawn beside the heading. */
  peeking: PeekingName;
  aside: ReactNode;
  children: ReactNode;
}

const AT = { declare: 0, confirm: 1, done: null } as const;

/** The page of a declaration: explanation, current step, and further information. */
export function TwoStepPage({
  title,
  lead,
  peeking,
  steps,
  step,
  aside,
  children,
}: TwoStepPageProps) {
  const current = AT[step];
  return (
    <Container className="py-8 lg:py-14">
      <PageHead art={<Peeking name={peeking} />} lead={lead}>
        <h1 tabIndex={-1}>{title}</h1>
      </PageHead>
      <Grid columns="aside" className="mt-6 items-start lg:gap-x-14">
        <div>
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
