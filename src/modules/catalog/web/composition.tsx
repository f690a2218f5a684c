import { Fragment } from 'react';
import { inLanguage } from '#i18n/language.ts';
import { number } from '#i18n/numbers.ts';
import { words } from '#i18n/words.ts';
import { Stack } from '#ui/layout.tsx';
import { Popover } from '#ui/popover.tsx';
import { Table } from '#ui/table.tsx';
import type { ProductComplete } from '../contracts.ts';
import messages from '../messages/product.fr.json';
import { isLabelFrench, langOf } from '../rules/index.ts';
import { LabelInFrench } from './label-in-french.tsx';

const t = words(messages);

type Label = Pick<
  ProductComplete,
  | 'composition'
  | 'additives'
  | 'analyticalConstituents'
  | 'metabolizableEnergy'
  | 'kibbleMm'
  | 'feedType'
  | 'animalType'
  | 'french'
>;

const SHARES = /(\d+(?:[.,]\d+)?[\s\u00a0]?%)/;
const ANIMALS = ['both', 'dog', 'cat'] as const;

/** Ingredients in the order of the label, percentages emphasised (CAT-12, FOOD-01). */
export function Composition(label: Label) {
  const { composition, additives, feedType, animalType } = label;
  if (!composition) return null;
  return (
    <Stack gap={4} className="max-w-text">
      {isLabelFrench(label) && <LabelInFrench />}
      {feedType && (
        <p>
          <strong>
            {t(`product.feed.${feedType}`)} {t(`product.for.${ANIMALS[animalType] ?? 'both'}`)}
          </strong>
        </p>
      )}
      <p lang={langOf(label, 'composition')}>
        {composition.split(SHARES).map((part, place) =>
          SHARES.test(part) ? (
            // biome-ignore lint/suspicious/noArrayIndexKey: parts of one fixed text
            <strong key={place} className="whitespace-nowrap">
              {part}
            </strong>
          ) : (
            // biome-ignore lint/suspicious/noArrayIndexKey: parts of one fixed text
            <Fragment key={place}>{part}</Fragment>
          ),
        )}
      </p>
      {additives && (
        <div>
          <h3 className="text-h4">{t('product.additives')}</h3>
          <p lang={langOf(label, 'additives')} className="mt-1 text-small text-encre-2">
            {additives}
          </p>
        </div>
      )}
      {label.kibbleMm !== null && <p>{t('product.kibble', { mm: label.kibbleMm })}</p>}
    </Stack>
  );
}

/** Declared constituents and energy (CAT-13, CAT-14); technical terms have an explanation. */
export function Constituents({ analyticalConstituents, metabolizableEnergy }: Label) {
  return (
    <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] lg:gap-12">
      <Table caption={t('product.constituents')} hideCaption className="max-w-text">
        <thead className="sr-only">
          <tr>
            <th scope="col">{t('product.constituent')}</th>
            <th scope="col">{t('product.share')}</th>
          </tr>
        </thead>
        <tbody>
          {analyticalConstituents.map(({ code, label, value, unit }) => (
            <tr key={code}>
              <th scope="row" className="font-normal!">
                <Explained code={code} label={inLanguage(label)} />
              </th>
              <td className="text-right font-bold">{`${number(value)}\u00a0${unit}`}</td>
            </tr>
          ))}
        </tbody>
      </Table>
      {metabolizableEnergy && (
        <p className="rounded-field bg-beurre-100 p-4">
          <strong>
            <Popover term={t('product.energy')}>{t('product.energyHelp')}</Popover>
          </strong>
          <br />
          {t('product.energyValue', {
            perKg: Math.round(metabolizableEnergy.value * 10),
            per100: Math.round(metabolizableEnergy.value),
          })}
          <span className="block text-small text-encre-2">
            {t(metabolizableEnergy.declared ? 'product.energyDeclared' : 'product.energyComputed')}
          </span>
        </p>
      )}
    </div>
  );
}

function Explained({ code, label }: { code: string; label: string }) {
  const key = `glossary.${code}`;
  return t.has(key) ? <Popover term={label}>{t.translate(key)}</Popover> : label;
}
