import { SITE_COUNTRIES } from '#kit/sites.ts';
import { PAGES, type TeamCampaignShape } from '#modules/campaigns/admin-contracts.ts';
import { EVENTS } from '#modules/campaigns/contracts.ts';
import type { FormAnswer } from '#pages/forms/form-answer.ts';
import { PageForm } from '#pages/forms/page-form.tsx';
import { useForm } from '#pages/forms/use-form.ts';
import { Button } from '#ui/button.tsx';
import { Checkbox } from '#ui/checkbox.tsx';
import { TextField } from '#ui/text-field.tsx';
import { FormKey } from '../parts/form-key.tsx';
import type { Section } from '../parts/form-section.ts';
import { Panel } from '../parts/panel.tsx';
import { PeriodFields } from '../parts/period-fields.tsx';
import { SeenValues } from '../parts/seen-values.tsx';
import { TickBoxes } from '../parts/tick-boxes.tsx';
import { t } from './campaigns-words.ts';
import { ContentFields } from './content-fields.tsx';
import { campaignValues, seenCampaign, tickedIn } from './typed-campaign.ts';

interface CampaignFormProps {
  name: 'createCampaign' | 'editCampaign';
  /** The campaign being edited; null for a new one. */
  campaign: TeamCampaignShape | null;
  formKey: string;
  answer: FormAnswer | undefined;
}

/** A campaign in sections: kind and content, pages and audience, dates. */
export function CampaignForm({ name, campaign, formKey, answer }: CampaignFormProps) {
  const form = useForm(name, answer, { values: campaignValues(campaign), words: 'campaign' });
  const sent = answer?.form === name ? answer.values : null;
  const section = { form, ticked: tickedIn(sent, campaign) };
  return (
    <PageForm form={form} className="group/form grid max-w-[52rem] gap-6">
      <FormKey value={formKey} />
      {campaign && <SeenValues values={seenCampaign(campaign)} />}
      {campaign === null && (
        <TextField
          {...form.field('code')}
          label={t('form.code')}
          hint={t('form.codeHint')}
          autoCapitalize="none"
          autoComplete="off"
          maxLength={64}
          required
        />
      )}
      <ContentFields {...section} />
      <WhereFields {...section} />
      <WhenFields {...section} />
      <Button type="submit" pending={form.pending} className="justify-self-start">
        {t(campaign === null ? 'form.create' : 'form.save')}
      </Button>
    </PageForm>
  );
}

function WhereFields({ form: { field }, ticked }: Section) {
  const boxes = (list: 'event' | 'country' | 'page', values: readonly string[]) => ({
    list,
    values,
    ticked,
    nameOf: (value: string) => t.translate(`${list}.${value}`),
  });
  return (
    <Panel title={t('form.whereTitle')}>
      <p className="mb-4 text-small text-encre-2">{t('form.anyHint')}</p>
      <div className="grid gap-5 md:grid-cols-3">
        <TickBoxes legend={t('form.events')} {...boxes('event', EVENTS)} />
        <TickBoxes legend={t('form.templates')} {...boxes('page', PAGES)} />
        <TickBoxes legend={t('form.countries')} {...boxes('country', SITE_COUNTRIES)} />
      </div>
      <div className="mt-5 grid gap-5 md:grid-cols-2">
        <TextField
          {...field('categories')}
          label={t('form.categories')}
          hint={t('form.categoriesHint')}
          optional
        />
        <TextField
          {...field('items')}
          label={t('form.items')}
          hint={t('form.itemsHint')}
          optional
        />
      </div>
      <Checkbox
        id="needsConsent"
        name="needsConsent"
        label={t('form.needsConsent')}
        defaultChecked={ticked('needsConsent')}
        className="mt-4"
      />
    </Panel>
  );
}

function WhenFields({ form }: Section) {
  return (
    <Panel title={t('form.whenTitle')}>
      <div className="grid gap-5 md:grid-cols-2">
        <PeriodFields form={form} t={t} />
        <TextField
          {...form.field('startsAt')}
          type="time"
          label={t('form.startsAt')}
          hint={t('form.startsAtHint')}
          optional
        />
        <TextField
          {...form.field('endsAt')}
          type="time"
          label={t('form.endsAt')}
          hint={t('form.endsAtHint')}
          optional
        />
        <TextField
          {...form.field('priority')}
          inputMode="numeric"
          label={t('form.priority')}
          hint={t('form.priorityHint')}
        />
      </div>
    </Panel>
  );
}
