import { useRef } from 'react';
import type { FormAnswer } from '#pages/forms/form-answer.ts';
import { PageForm } from '#pages/forms/page-form.tsx';
import { useForm } from '#pages/forms/use-form.ts';
import { Button } from '#ui/button.tsx';
import { TextField } from '#ui/text-field.tsx';
import { FormKey } from '../parts/form-key.tsx';
import { Panel } from '../parts/panel.tsx';
import { useMay } from '../parts/use-may.ts';
import { CameraScanner } from '../waves/camera-scanner.tsx';
import { t } from './claims-words.ts';

/**
 * Receives a returned parcel: its barcode is scanned, with a scanner that sends Enter or with the camera, then its contents are
 * inspected.
 */
export function ReceiveForm({
  formKey,
  refused,
}: {
  formKey: string;
  refused: FormAnswer | undefined;
}) {
  const form = useForm('receiveParcel', refused);
  const field = useRef<HTMLInputElement>(null);
  if (!useMay('orders.manage')) return null;
  return (
    <Panel title={t('receive.title')}>
      <PageForm form={form} className="grid max-w-narrow gap-3">
        <FormKey value={formKey} />
        <TextField
          {...form.field('code')}
          ref={field}
          label={t('receive.code')}
          hint={t('receive.hint')}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={60}
          required
        />
        <Button
          type="submit"
          size="compact"
          className="md:justify-self-start"
          pending={form.pending}
        >
          {t('receive.submit')}
        </Button>
      </PageForm>
      <div className="mt-3 empty:hidden">
        <CameraScanner
          onScan={(text) => {
            if (!field.current) return;
            field.current.value = text;
            field.current.form?.requestSubmit();
          }}
        />
      </div>
    </Panel>
  );
}
