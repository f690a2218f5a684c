import type { FormAnswer } from '#pages/forms/form-answer.ts';
import { Checkbox } from '#ui/checkbox.tsx';
import { TextArea, TextField } from '#ui/text-field.tsx';
import { DeclarantForm } from '../declaration/declarant-form.tsx';
import type { WithdrawnOrder } from './find-order.server.ts';
import { t } from './withdrawal-words.ts';

interface DeclarationFormProps {
  refused: FormAnswer | undefined;
  values: Readonly<Record<string, string | null>>;
  /** The order they come from, whose lines can be ticked; null when they type its number. */
  order: WithdrawnOrder | null;
}

/** First step: person, contract, e-mail for the receipt. No reason is required. */
export function DeclarationForm({ refused, values, order }: DeclarationFormProps) {
  const lines = order?.lines ?? [];
  return (
    <DeclarantForm
      name="withdrawal"
      refused={refused}
      values={values}
      texts={{
        name: t('fields.name'),
        email: t('fields.email'),
        emailHint: t('fields.emailHint'),
        next: t('next'),
      }}
    >
      {(form, email) => (
        <>
          <TextField
            {...form.field('orderNumber')}
            label={t('fields.orderNumber')}
            hint={t('fields.orderNumberHint')}
            inputMode="numeric"
            autoComplete="off"
            maxLength={40}
            readOnly={order !== null}
            required
          />
          {email}
          {lines.length > 1 && (
            <fieldset>
              <legend className="font-bold">{t('fields.lines')}</legend>
              <p className="text-small text-encre-3">{t('fields.linesHint')}</p>
              {lines.map(({ name, label }) => (
                <Checkbox
                  key={name}
                  id={form.field(name).id}
                  name={name}
                  label={label}
                  defaultChecked={form.field(name).defaultValue === 'on'}
                />
              ))}
            </fieldset>
          )}
          <TextArea
            {...form.field('items')}
            label={t(lines.length > 1 ? 'fields.detail' : 'fields.items')}
            hint={t(lines.length > 1 ? 'fields.detailHint' : 'fields.itemsHint')}
            rows={3}
            maxLength={2000}
            optional
          />
        </>
      )}
    </DeclarantForm>
  );
}
