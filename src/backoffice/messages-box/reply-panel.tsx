import { type ChangeEvent, useState } from 'react';
import { Form } from 'react-router';
import type { MessageShape } from '#modules/contact/admin-contracts.ts';
import { ACCEPTED_FILES, LARGEST_REPLY, MOST_FILES } from '#modules/contact/rules/index.ts';
import type { FormAnswer } from '#pages/forms/form-answer.ts';
import { PageForm } from '#pages/forms/page-form.tsx';
import { useForm } from '#pages/forms/use-form.ts';
import { Button } from '#ui/button.tsx';
import { Checkbox } from '#ui/checkbox.tsx';
import { Link } from '#ui/link.tsx';
import { Select, type SelectOption } from '#ui/select.tsx';
import { TextArea, TextField } from '#ui/text-field.tsx';
import { ButtonRow } from '../parts/button-row.tsx';
import { FormKey } from '../parts/form-key.tsx';
import { Panel } from '../parts/panel.tsx';
import { officePaths } from '../paths.ts';
import { t } from './box-words.ts';

interface ReplyPanelProps {
  message: MessageShape;
  templates: readonly SelectOption[];
  /** The selected template, filled in. */
  draft: { id: string; text: string } | undefined;
  formKey: string;
  refused: FormAnswer | undefined;
}

/** Id of the reply's text area. */
export const REPLY_FIELD = 'replyToMessage-text';

/** The reply form, which sends a mail; starts with the template if one was selected. */
export function ReplyPanel({ message, templates, draft, formKey, refused }: ReplyPanelProps) {
  const form = useForm('replyToMessage', refused, { values: { text: draft?.text } });
  const file = form.field('file');
  return (
    <Panel
      title={t('reply.title')}
      aside={
        <Link to={officePaths.messageTemplates()} className="link text-small">
          {t('templates.title')}
        </Link>
      }
    >
      {templates.length > 0 && <TakeTemplate templates={templates} taken={draft?.id} />}
      <PageForm form={form} encType="multipart/form-data" className="grid gap-4">
        <FormKey value={formKey} />
        <input type="hidden" name="after" value={message.replies.at(-1)?.id ?? ''} />
        <TextArea
          {...form.field('text')}
          label={t('reply.text')}
          hint={t('reply.hint', { email: message.email })}
          rows={8}
          maxLength={10_000}
          required
        />
        <FilesField id={file.id} name={file.name} error={file.error} />
        <Checkbox name="close" value="true" label={t('reply.close')} />
        <ButtonRow inPanel>
          <Button type="submit" size="compact" pending={form.pending}>
            {t('reply.submit')}
          </Button>
        </ButtonRow>
      </PageForm>
    </Panel>
  );
}

interface FilesFieldProps {
  id: string;
  name: string;
  error: string | undefined;
}

/** Files the server would refuse as too large are rejected before the upload. */
function FilesField({ id, name, error }: FilesFieldProps) {
  const [isTooLarge, setIsTooLarge] = useState(false);
  const check = ({ currentTarget: input }: ChangeEvent<HTMLInputElement>) => {
    const total = [...(input.files ?? [])].reduce((sum, { size }) => sum + size, 0);
    setIsTooLarge(total > LARGEST_REPLY);
    if (total > LARGEST_REPLY) input.value = '';
  };
  return (
    <TextField
      id={id}
      name={name}
      error={isTooLarge ? t('reply.filesTooLarge') : error}
      type="file"
      multiple
      accept={ACCEPTED_FILES}
      onChange={check}
      label={t('reply.files')}
      hint={t('reply.filesHint', { count: MOST_FILES })}
      optional
    />
  );
}

/**
 * The selected template is in the address, so that it works without scripts and with the Back
 * button.
 */
function TakeTemplate({
  templates,
  taken,
}: { taken: string | undefined } & Pick<ReplyPanelProps, 'templates'>) {
  return (
    <Form method="get" preventScrollReset className="mb-4 flex flex-wrap level-fields gap-3">
      <Select
        id="modele"
        name="modele"
        label={t('templates.take')}
        hint={t('templates.takeHint')}
        defaultValue={taken ?? ''}
        placeholder={t('templates.none')}
        options={templates}
      />
      <Button type="submit" variant="secondary" size="compact">
        {t('templates.insert')}
      </Button>
    </Form>
  );
}
