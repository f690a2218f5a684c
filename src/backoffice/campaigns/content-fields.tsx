import {
  type CampaignVariant,
  FREQUENCIES,
  MADE_ACTIONS,
  POPUPS,
  VARIANTS,
} from '#modules/campaigns/admin-contracts.ts';
import { Checkbox } from '#ui/checkbox.tsx';
import { RadioTiles } from '#ui/radio-tiles.tsx';
import { Select } from '#ui/select.tsx';
import { TextArea, TextField } from '#ui/text-field.tsx';
import type { Section } from '../parts/form-section.ts';
import { Panel } from '../parts/panel.tsx';
import { t } from './campaigns-words.ts';

/** Kind and content of a campaign; only the selected kind's fields are shown. */
export function ContentFields(section: Section) {
  const { field } = section.form;
  return (
    <>
      <Panel title={t('form.kindTitle')}>
        <RadioTiles
          {...field('action')}
          legend={t('form.action')}
          hideLegend
          tiles={MADE_ACTIONS.map((value) => ({
            value,
            label: t(`action.${value}`),
            detail: t(`actionText.${value}`),
          }))}
          required
        />
      </Panel>
      <Panel title={t('form.contentTitle')}>
        <div className="grid gap-5">
          <div className="grid gap-5 group-has-[[value=abtest]:checked]/form:hidden">
            <TextField
              {...field('title')}
              label={t('form.title')}
              maxLength={120}
              className="group-has-[[value$=header]:checked]/form:hidden"
            />
            <TextArea
              {...field('text')}
              label={t('form.text')}
              hint={t('form.textHint')}
              rows={3}
            />
            <TextField
              {...field('linkTo')}
              label={t('form.linkTo')}
              hint={t('form.linkToHint')}
              className="group-has-[[value=popup]:checked]/form:hidden"
            />
          </div>
          <BarFields {...section} />
          <PopupFields {...section} />
          <TestFields {...section} />
        </div>
      </Panel>
    </>
  );
}

function BarFields({ form: { field }, ticked }: Section) {
  return (
    <div className="hidden gap-3 group-has-[[value$=header]:checked]/form:grid">
      <Select
        {...field('look')}
        label={t('form.look')}
        options={(Object.keys(VARIANTS) as CampaignVariant[]).map((value) => ({
          value,
          label: t(`look.${value}`),
        }))}
      />
      <Checkbox
        id="dismissible"
        name="dismissible"
        label={t('form.dismissible')}
        defaultChecked={ticked('dismissible')}
      />
    </div>
  );
}

function PopupFields({ form: { field } }: Section) {
  return (
    <div className="hidden gap-5 group-has-[[value=popup]:checked]/form:grid md:grid-cols-2">
      <Select
        {...field('popupType')}
        label={t('form.popupType')}
        options={POPUPS.map((value) => ({ value, label: t(`popup.${value}`) }))}
      />
      <Select
        {...field('frequency')}
        label={t('form.frequency')}
        options={FREQUENCIES.map((value) => ({ value, label: t(`frequency.${value}`) }))}
      />
      <TextField
        {...field('delay')}
        inputMode="numeric"
        label={t('form.delay')}
        hint={t('form.delayHint')}
        optional
      />
      <TextField
        {...field('discount')}
        inputMode="decimal"
        label={t('form.discount')}
        hint={t('form.discountHint')}
        optional
      />
    </div>
  );
}

function TestFields({ form: { field } }: Section) {
  return (
    <div className="hidden gap-5 group-has-[[value=abtest]:checked]/form:grid">
      <TextField {...field('testName')} label={t('form.testName')} maxLength={60} />
      <TextField {...field('segments')} label={t('form.segments')} hint={t('form.segmentsHint')} />
    </div>
  );
}
