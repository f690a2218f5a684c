import { Fragment, type ReactNode, useState } from 'react';
import type { FormAnswer } from '#pages/forms/form-answer.ts';
import { PageForm } from '#pages/forms/page-form.tsx';
import type { FormState } from '#pages/forms/use-form.ts';
import { Button } from '#ui/button.tsx';
import { AskFirst } from '../../parts/ask-first.tsx';
import { FormKey } from '../../parts/form-key.tsx';
import { Panel } from '../../parts/panel.tsx';
import { t } from '../catalogue-words.ts';
import { LATER } from './moment-in.ts';

/** Props of every form that edits a part of a product. */
export interface EditProps {
  formKey: string;
  /** The version the product was shown in: another one since, and the form is refused. */
  version: number;
  refused: FormAnswer | undefined;
  /** Civil moment it is prepared for: `2026-12-24T08:00`; null: it is saved at once. */
  at?: string | null | undefined;
}

export interface EditFormProps extends Omit<EditProps, 'refused'> {
  form: FormState;
  title: string;
  text?: string;
  submit?: string | undefined;
  /** A confirmation shown after the first press, which says what will happen (O-02). */
  asks?: { title: string; text: ReactNode } | undefined;
  danger?: boolean;
  /** For file uploads. */
  encType?: 'multipart/form-data';
  children: ReactNode;
}

/**
 * Number of saves of this part, used as a key: its fields are then re-rendered from the saved data.
 * Saving another part must not reset unsaved input here (O-03).
 */
function useSaves(form: FormState, version: number): number {
  const [seen, setSeen] = useState(version);
  const [isSent, setIsSent] = useState(false);
  const [saves, setSaves] = useState(0);
  if (form.pending && !isSent) setIsSent(true);
  if (version !== seen) {
    setSeen(version);
    const isRefused = form.problems.length > 0 || form.summary.length > 0;
    if (isSent && !isRefused) setSaves(saves + 1);
    if (isSent) setIsSent(false);
  }
  return saves;
}

/** A part of a product that is saved separately. */
export function EditForm({ form, formKey, version, title, text, ...rest }: EditFormProps) {
  const { at, submit, encType, asks, danger = false, children } = rest;
  const saves = useSaves(form, version);
  const fields = (
    <PageForm form={form} encType={encType} className="grid gap-4">
      <FormKey value={`${formKey}-${form.name}`} />
      <input type="hidden" name="version" value={version} />
      {at && <input type="hidden" name={LATER} value={at} />}
      <Fragment key={saves}>{children}</Fragment>
      <div>
        <Button
          type="submit"
          variant={danger ? 'danger' : 'primary'}
          size="compact"
          pending={form.pending}
        >
          {at ? t('edit.schedule') : (submit ?? t('edit.submit'))}
        </Button>
      </div>
    </PageForm>
  );
  const isRefused = form.problems.length > 0 || form.summary.length > 0;
  return (
    <Panel title={title}>
      {text && <p className="mb-4 text-small text-encre-2">{text}</p>}
      {asks ? (
        <AskFirst key={saves} title={asks.title} isOpen={isRefused || undefined} danger={danger}>
          {asks.text}
          {fields}
        </AskFirst>
      ) : (
        fields
      )}
    </Panel>
  );
}
