import { DELIVERY_COUNTRIES } from '#kit/countries.ts';
import { SITES } from '#kit/sites.ts';
import { countryName } from '#modules/customers/web/index.ts';
import { TextField } from '#ui/text-field.tsx';
import type { Section } from '../parts/form-section.ts';
import { Panel } from '../parts/panel.tsx';
import { TickBoxes } from '../parts/tick-boxes.tsx';
import { t } from './promotions-words.ts';

/** On which sites, to which countries and on which days a promotion is given. */
export function WhereFields({ form: { field }, ticked }: Section) {
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
        <TickBoxes
          legend={t('form.channels')}
          hint={t('form.channelsHint')}
          list="site"
          values={SITES}
          ticked={ticked}
          nameOf={(site) => t.translate(`site.${site}`)}
        />
        <TickBoxes
          legend={t('form.countries')}
          hint={t('form.countriesHint')}
          list="country"
          values={DELIVERY_COUNTRIES}
          ticked={ticked}
          nameOf={countryName}
        />
      </div>
    </Panel>
  );
}
