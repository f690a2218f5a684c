import { weight } from '#i18n/numbers.ts';
import { words } from '#i18n/words.ts';
import { Table } from '#ui/table.tsx';
import type { ProductComplete, RationRow } from '../contracts.ts';
import messages from '../messages/product.fr.json';
import { isLabelFrench, langOf } from '../rules/index.ts';
import { LabelInFrench } from './label-in-french.tsx';

const t = words(messages);

/** Grams a day by weight, as printed on the pack (CAT-15). */
export function RationTable({ rows }: { rows: readonly RationRow[] }) {
  if (rows.length === 0) return null;
  return (
    <Table caption={t('product.rationTable')} className="max-w-text">
      <thead>
        <tr>
          <th scope="col">{t('product.rationWeight')}</th>
          <th scope="col" className="text-right">
            {t('product.rationGrams')}
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ label, ration }) => (
          <tr key={label}>
            <th scope="row" className="font-normal!">
              {label}
            </th>
            <td className="text-right font-bold">{weight(ration)}</td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

type Facts = Pick<
  ProductComplete,
  'instructions' | 'storage' | 'operator' | 'packaging' | 'safety' | 'french'
>;

/** Serving and storage, sorting of the packaging, responsible operator (FOOD-01, AGEC-01, GPSR-01). */
export function UseAndPackaging(product: Facts) {
  const { instructions, storage, operator, packaging, safety } = product;
  return (
    <div className="grid max-w-text gap-6">
      {safety && isLabelFrench(product) && <LabelInFrench />}
      {instructions && (
        <Fact title={t('product.instructions')} lang={langOf(product, 'instructions')}>
          {instructions}
        </Fact>
      )}
      {storage && (
        <Fact title={t('product.storage')} lang={langOf(product, 'storage')}>
          {storage}
        </Fact>
      )}
      {operator && <Fact title={t('product.operator')}>{operator}</Fact>}
      {packaging.length > 0 && (
        <div>
          <h3 className="text-h4">{t('product.packaging')}</h3>
          <ul lang={langOf(product, 'packaging')} className="mt-1 list-disc pl-5">
            {packaging.map(({ element, material, sort }) => (
              <li key={element}>
                {t('product.packPart', { element, material })} <strong>{sort}</strong>
              </li>
            ))}
          </ul>
          <p className="mt-1 text-small text-encre-3">{t('product.recyclingNote')}</p>
        </div>
      )}
      {safety && (
        <div>
          <h3 className="text-h4">{t('product.safety')}</h3>
          <p lang={langOf(product, 'safety')} className="mt-1">
            {safety.warnings}
          </p>
          <p className="mt-1 text-small text-encre-2">{t('product.manufacturerIs', safety)}</p>
        </div>
      )}
    </div>
  );
}

function Fact({ title, lang, children }: { title: string; lang?: 'fr'; children: string }) {
  return (
    <div>
      <h3 className="text-h4">{title}</h3>
      <p lang={lang} className="mt-1">
        {children}
      </p>
    </div>
  );
}
