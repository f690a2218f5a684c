import { COUNTRIES, SITES } from '#modules/promotions/admin-contracts.ts';
import { Checkbox } from '#ui/checkbox.tsx';
import { TextField } from '#ui/text-field.tsx';
import { Panel } from '../parts/panel.tsx';
import type { Section } from './form-section.ts';
import { t } from './promotions-words.ts';
import { boxOf } from './typed-rule.ts';

/** On which sites, to which countries and on which days a promotion is given. */
export function WhereFields({ form: { field }, ticked }: Section) {
  const boxes = (list: 'site' | 'country', values: readonly string[]) =>
    values.map((value) => (
      <Checkbox
        key={value}
        id={`${list}-${value}`}
        name={boxOf(list, value)}
        label={t.translate(`${list}.${value}`)}
        defaultChecked={ticked(boxOf(list, value))}
      />
    ));
  return (
    <Panel title={t('form.whereTitle')}>
      <div className="grid gap-5 md:grid-cols-2">
        <TextField
          {...field('startsOn')}
          type="date"
          label={t('form.startsOn')}
          hint={t('form.startsHint')}
          optional
        />
        <TextField
          {...field('endsOn')}
          type="date"
          label={t('form.endsOn')}
          hint={t('form.endsHint')}
          optional
        />
        <fieldset>
          <legend className="text-small font-bold">{t('form.channels')}</legend>
          <p className="text-small text-encre-3">{t('form.channelsHint')}</p>
          {boxes('site', SITES)}
        </fieldset>
        <fieldset>
          <legend className="text-small font-bold">{t('form.countries')}</legend>
          <p className="text-small text-encre-3">{t('form.countriesHint')}</p>
          {boxes('country', COUNTRIES)}
        </fieldset>
      </div>
    </Panel>
  );
}
