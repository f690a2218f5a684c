import { AddressFields } from '#modules/customers/web/index.ts';
import type { FormAnswer } from '#pages/forms/form-answer.ts';
import { PageForm } from '#pages/forms/page-form.tsx';
import { useForm } from '#pages/forms/use-form.ts';
import { paths } from '#pages/paths.ts';
import { Button } from '#ui/button.tsx';
import { Checkbox } from '#ui/checkbox.tsx';
import { LinkButton } from '#ui/link.tsx';
import { TextArea, TextField } from '#ui/text-field.tsx';
import { generic } from '#ui/words.ts';
import { t } from './account-words.ts';
import { BackLink } from './back-link.tsx';
import type { AddressFormStep } from './load-addresses.server.ts';
import { StepHeading } from './step-heading.tsx';

interface AddressFormProps {
  step: AddressFormStep;
  refused: FormAnswer | undefined;
}

const LONGEST = 255;

/** The form to add or change an address (ADR-01). */
export function AddressForm({ step, refused }: AddressFormProps) {
  const { name, values, isDefault, countries } = step;
  const form = useForm('address', refused, { values, judgedByServer: true });
  return (
    <div className="max-w-text">
      <BackLink to={paths.addresses()}>{t('pages.addresses.title')}</BackLink>
      <StepHeading>{t(`addresses.steps.${name}`)}</StepHeading>
      <PageForm form={form} className="grid gap-5">
        <TextField
          {...form.field('alias')}
          label={t('addresses.alias')}
          hint={t('addresses.aliasHint')}
          optional
          autoComplete="off"
          maxLength={LONGEST}
        />
        <AddressFields form={form} section="home" countries={countries} />
        <TextArea
          {...form.field('deliveryInstructions')}
          label={t('addresses.instructions')}
          hint={t('addresses.instructionsHint')}
          optional
          rows={3}
          maxLength={LONGEST}
        />
        {!isDefault && (
          <Checkbox
            name="favourite"
            label={t('addresses.makeFavourite')}
            defaultChecked={refused?.values.favourite === 'on'}
          />
        )}
        <div className="flex flex-wrap gap-3">
          <Button type="submit" pending={form.pending}>
            {t(name === 'add' ? 'addresses.saveNew' : 'addresses.save')}
          </Button>
          <LinkButton to={paths.addresses()} variant="secondary">
            {generic('cancel')}
          </LinkButton>
        </div>
      </PageForm>
    </div>
  );
}
