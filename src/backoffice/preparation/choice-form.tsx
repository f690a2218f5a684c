import type { ReactNode } from 'react';
import { Form } from 'react-router';
import { Button } from '#ui/button.tsx';
import { officePaths } from '../paths.ts';
import { t } from './preparation-words.ts';

interface ChoiceFormProps {
  filter: { method?: string | undefined; due?: string | undefined };
  page: number;
  /** Tables with a box `commande` in each row. */
  children: ReactNode;
}

/** Ticks orders and leads to their slips or to what is to be taken from the shelves. */
export function ChoiceForm({ filter, page, children }: ChoiceFormProps) {
  return (
    <Form method="get" action={officePaths.slips()}>
      {filter.method && <input type="hidden" name="transporteur" value={filter.method} />}
      {filter.due && <input type="hidden" name="depart" value={filter.due} />}
      {page > 1 && <input type="hidden" name="page" value={page} />}
      <div className="mb-6 flex flex-wrap items-center gap-3">
        <Button type="submit" size="compact">
          {t('actions.slips')}
        </Button>
        <Button type="submit" variant="secondary" size="compact" formAction={officePaths.picking()}>
          {t('actions.picking')}
        </Button>
        <p className="text-small text-encre-2">{t('actions.hint')}</p>
      </div>
      <div className="grid gap-8">{children}</div>
    </Form>
  );
}
