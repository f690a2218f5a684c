import { Form } from 'react-router';
import { OWN_RETURN_REASONS } from '#modules/claims/rules/index.ts';
import type { FormAnswer } from '#pages/forms/form-answer.ts';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { t } from './account-words.ts';
import type { OwnOrder } from './load-order.server.ts';

interface AskReturnProps extends Pick<OwnOrder, 'order' | 'returns' | 'isCancelled'> {
  refused: FormAnswer | undefined;
}

/** Form for a prepaid return label, for an order that was sent and had none yet: each reason is a button. */
export function AskReturn({ order, returns, isCancelled, refused }: AskReturnProps) {
  const hasLeft = order.shipments.some(({ parcels = [] }) => parcels.length > 0);
  if (!hasLeft || isCancelled || returns.length > 0) return null;
  const problems = refused?.form === 'ask-return' ? refused.problems : [];
  return (
    <Card as="section" ground="brume" className="mt-6">
      <h2 className="text-h4">{t('askReturn.title')}</h2>
      <p className="mt-3 max-w-text">{t('askReturn.text')}</p>
      {problems.map((problem) => (
        <Alert key={problem} tone="warning" live className="mt-4">
          {problem}
        </Alert>
      ))}
      <Form method="post" className="mt-4 flex flex-wrap gap-3">
        <input type="hidden" name="intent" value="ask-return" />
        {OWN_RETURN_REASONS.map((value) => (
          <Button key={value} type="submit" variant="secondary" name="reason" value={value}>
            {t(`askReturn.reasons.${value}`)}
          </Button>
        ))}
      </Form>
      <p className="mt-4 text-small text-encre-2">{t('askReturn.withdrawal')}</p>
    </Card>
  );
}
