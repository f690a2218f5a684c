import type { WebhookShape } from '#modules/webhooks/admin-contracts.ts';
import { OFFERED_EVENTS, type OfferedEvent } from '#modules/webhooks/rules/index.ts';
import type { FormAnswer } from '#pages/forms/form-answer.ts';
import { PageForm } from '#pages/forms/page-form.tsx';
import { useForm } from '#pages/forms/use-form.ts';
import { Button } from '#ui/button.tsx';
import { Checkbox } from '#ui/checkbox.tsx';
import { FieldError } from '#ui/field.tsx';
import { TextField } from '#ui/text-field.tsx';
import { ButtonRow } from '../parts/button-row.tsx';
import { FormKey } from '../parts/form-key.tsx';
import { boxOfEvent, tickedEvents } from './typed-webhook.ts';
import { t } from './webhooks-words.ts';

interface WebhookFormProps {
  /** Null for a new one. */
  webhook: WebhookShape | null;
  formKey: string;
  refused: FormAnswer | undefined;
}

type Group = OfferedEvent extends `${infer Name}.${string}` ? Name : never;
const groupOf = (event: OfferedEvent) => event.split('.')[0] as Group;
const groups = [...new Set(OFFERED_EVENTS.map(groupOf))];

/** Address and events of a webhook. */
export function WebhookForm({ webhook, formKey, refused }: WebhookFormProps) {
  const values = webhook
    ? { ...tickedEvents(webhook.events), name: webhook.name, url: webhook.url }
    : {};
  const form = useForm(webhook ? 'changeWebhook' : 'addWebhook', refused, { values });
  const events = form.field('events');
  return (
    <PageForm form={form} className="grid gap-4">
      <FormKey value={formKey} />
      <div className="grid gap-4 md:grid-cols-2 level-fields">
        <TextField
          {...form.field('name')}
          label={t('fields.name')}
          autoComplete="off"
          maxLength={60}
          required
        />
        {webhook?.isOfEnvironment ? (
          <input type="hidden" name="url" value={webhook.url} />
        ) : (
          <TextField
            {...form.field('url')}
            label={t('fields.url')}
            hint={t('fields.urlHint')}
            inputMode="url"
            autoComplete="off"
            maxLength={500}
            required
          />
        )}
      </div>
      <fieldset id={events.id} tabIndex={-1}>
        <legend className="text-small font-bold">{t('fields.events')}</legend>
        <FieldError id={events.id} error={events.error} />
        <div className="mt-2 gap-x-8 md:columns-2 xl:columns-3">
          {groups.map((group) => (
            <div key={group} className="mb-3 break-inside-avoid">
              <h3 className="text-small font-bold text-encre-2">{t(`groups.${group}`)}</h3>
              {OFFERED_EVENTS.filter((event) => groupOf(event) === group).map((event) => {
                const { id, name, defaultValue } = form.field(boxOfEvent(event));
                return (
                  <Checkbox
                    key={event}
                    id={id}
                    name={name}
                    className="text-small"
                    label={t(`events.${event}`)}
                    hint={event}
                    defaultChecked={defaultValue === 'on'}
                  />
                );
              })}
            </div>
          ))}
        </div>
      </fieldset>
      <ButtonRow inPanel>
        <Button type="submit" size="compact" pending={form.pending}>
          {t(webhook ? 'edit.submit' : 'new.submit')}
        </Button>
      </ButtonRow>
    </PageForm>
  );
}
