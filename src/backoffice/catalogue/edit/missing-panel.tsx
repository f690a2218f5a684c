import { ownValue } from '#kit/own-value.ts';
import type { TeamProductDetailShape } from '#modules/catalog/admin-contracts.ts';
import { Link } from '#ui/link.tsx';
import { Panel } from '../../parts/panel.tsx';
import { officePaths } from '../../paths.ts';
import { t } from '../catalogue-words.ts';

type Missing = TeamProductDetailShape['missing'][number];

const FORMS: Readonly<Record<string, string>> = {
  shortDescription: 'editTexts',
  description: 'editTexts',
  category: 'editFacts',
  composition: 'editLabel',
  additives: 'editLabel',
  instructions: 'editLabel',
  storage: 'editLabel',
  operator: 'editLabel',
};

/** Link to a missing field on the product's edit page. */
function placeOf({ sku, variants }: TeamProductDetailShape, { field, variantCode }: Missing) {
  if (field === 'variant.price' && variantCode) return officePaths.variantPrices(sku, variantCode);
  if (field === 'variant.netGrams') {
    const row = variants.findIndex(({ code }) => code === variantCode);
    return `#editVariants-variants-${row}-netGrams`;
  }
  if (field === 'variants') return '#addVariant-format';
  if (field === 'pictures') return '#addPicture-file';
  if (field === 'packaging') return '#editPackaging-packaging-0-element';
  if (field.startsWith('constituents.')) return `#editAnalysis-${field.replace('.', '-')}`;
  if (field.startsWith('safety.')) return `#editSafety-${field.slice('safety.'.length)}`;
  return `#${ownValue(FORMS, field) ?? 'editTexts'}-${field}`;
}

/** What a product lacks before it can be published, with links to the fields. */
export function MissingPanel({ product }: { product: TeamProductDetailShape }) {
  const { missing, status, variants } = product;
  if (missing.length === 0 || status === 'stopped' || status === 'replaced') return null;
  const formatOf = (code: string | null) =>
    variants.find((variant) => variant.code === code)?.format ?? '';
  return (
    <Panel title={t(status === 'draft' ? 'missing.title' : 'missing.advised')}>
      <ul className="list-disc pl-5 text-small">
        {missing.map((one) => (
          <li key={`${one.field} ${one.variantCode}`}>
            <Link to={placeOf(product, one)} className="link inline-flex min-h-8 items-center">
              {t.translate(`missing.${one.field}`, { format: formatOf(one.variantCode) })}
            </Link>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
