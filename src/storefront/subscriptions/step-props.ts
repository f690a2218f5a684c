import type { SubscriptionShape } from '#modules/subscriptions/contracts.ts';
import type { Step } from './load-step.server.ts';
import type { StepAnswer } from './previewed.ts';

type Named<Name> = Extract<NonNullable<Step>, { name: Name }>;

/** Props of a step's component. */
export interface StepProps<Name extends NonNullable<Step>['name']> {
  step: Named<Name>;
  subscription: SubscriptionShape;
  /** The page to return to. */
  back: string;
  answer: StepAnswer | undefined;
}
