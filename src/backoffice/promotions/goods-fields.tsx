import { Checkbox } from '#ui/checkbox.tsx';
import { boxOf, type Section } from '../parts/form-section.ts';
import { Panel } from '../parts/panel.tsx';
import { ProductsField } from '../parts/products-field.tsx';
import { type Named, t } from './promotions-words.ts';

interface GoodsFieldsProps extends Section {
  categories: readonly Named[];
  /** The products it already applies to. */
  products: readonly Named[];
}

/** What a promotion applies to: selected products and categories, or the whole cart. */
export function GoodsFields({ form, ticked, categories, products }: GoodsFieldsProps) {
  return (
    <Panel title={t('form.goodsTitle')}>
      <p className="mb-4 text-small text-encre-2">{t('form.goodsText')}</p>
      <ProductsField field={form.field('products')} label={t('form.products')} allowed={products} />
      <fieldset className="mt-5">
        <legend className="text-small font-bold">{t('form.categories')}</legend>
        <p className="text-small text-encre-3">{t('form.categoriesHint')}</p>
        <div className="mt-2 grid max-h-80 gap-x-6 overflow-y-auto rounded-field border border-brume-2 px-4 py-2 md:grid-cols-2">
          {categories.map(({ code, name }) => (
            <Checkbox
              key={code}
              id={`category-${code.replaceAll('/', '-')}`}
              name={boxOf('category', code)}
              label={name}
              defaultChecked={ticked(boxOf('category', code))}
            />
          ))}
        </div>
      </fieldset>
    </Panel>
  );
}
