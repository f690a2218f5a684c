import { DELIVERY_COUNTRIES } from '#kit/countries.ts';
import { SITES } from '#kit/sites.ts';
import { countryName } from '#modules/customers/web/index.ts';
import type { Section } from '../parts/form-section.ts';
import { Panel } from '../parts/panel.tsx';
import { PeriodFields } from '../parts/period-fields.tsx';
import { TickBoxes } from '../parts/tick-boxes.tsx';
import { t } from './promotions-words.ts';

/** Sites, countries and dates of a promotion. */
export function WhereFields({ form, ticked }: Section) {
  return (
    <Panel title={t('form.whereTitle')}>
      <div className="grid gap-5 md:grid-cols-2">
        <PeriodFields form={form} t={t} />
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
