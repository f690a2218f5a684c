import { money } from '#i18n/money.ts';
import type { TeamProductShape } from '#modules/catalog/admin-contracts.ts';
import type { listAllProducts } from '#modules/catalog/admin-operations.ts';
import { Link } from '#ui/link.tsx';
import { Status } from '#ui/status.tsx';
import { officeList } from '../list/define-list.ts';
import { officePaths } from '../paths.ts';
import { t } from './catalogue-words.ts';
import { ProductStatus } from './product-status.tsx';

/** Products sorted by name, with pictures. */
export const productsOffice = officeList<typeof listAllProducts>({
  id: 'products',
  rowKey: ({ sku }) => sku,
  t,
  columns: {
    picture: {
      className: 'w-12',
      text: ({ pictureUrl }) => pictureUrl,
      cell: ({ pictureUrl }) =>
        pictureUrl && (
          <img
            src={pictureUrl}
            alt=""
            width={32}
            height={40}
            loading="lazy"
            className="block size-8 rounded-badge object-contain lg:-my-0.5 lg:size-6"
          />
        ),
    },
    name: {
      isHeading: true,
      text: ({ name }) => name,
      cell: ({ sku, name }) => (
        <Link to={officePaths.product(sku)} className="link">
          {name}
        </Link>
      ),
    },
    sku: { className: 'tabular-nums', text: ({ sku }) => sku },
    stock: {
      className: 'whitespace-nowrap',
      text: (product) => stockOf(product).text,
      cell: (product) => {
        const { text, tone } = stockOf(product);
        return tone ? (
          <Status tone={tone}>{text}</Status>
        ) : (
          <span className="text-encre-2">{text}</span>
        );
      },
    },
    available: { isFigures: true, text: ({ available }) => available },
    formats: { isFigures: true, text: ({ formats }) => formats },
    price: { isFigures: true, className: 'whitespace-nowrap', text: prices },
    species: {
      className: 'whitespace-nowrap',
      text: ({ species }) => t(`options.species.${species}`),
    },
    kind: { text: ({ kind }) => t(`kinds.${kind}`) },
    status: {
      className: 'whitespace-nowrap',
      text: ({ status }) => t(`options.status.${status}`),
      cell: ({ status }) => <ProductStatus status={status} />,
    },
  },
  actions: [
    {
      name: 'sell',
      permission: 'catalogue.manage',
      applies: ({ status }) => status === 'draft' || status === 'hidden' || status === 'stopped',
    },
    { name: 'hide', permission: 'catalogue.manage', applies: ({ status }) => status === 'sold' },
  ],
});

function prices({ priceFrom, priceTo }: TeamProductShape) {
  return priceFrom === priceTo ? money(priceFrom) : `${money(priceFrom)} – ${money(priceTo)}`;
}

interface Stock {
  text: string;
  tone: 'error' | 'warning' | null;
}

function stockOf({ status, out, low }: TeamProductShape): Stock {
  if (status !== 'sold') return { text: t('notSold'), tone: null };
  if (out > 0) return { text: t('out', { count: out }), tone: 'error' };
  if (low > 0) return { text: t('low', { count: low }), tone: 'warning' };
  return { text: t('enough'), tone: null };
}
