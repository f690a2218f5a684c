import type { TeamCategoryShape } from '#modules/catalog/admin-contracts.ts';
import { Link } from '#ui/link.tsx';
import { ActionForm } from '../../parts/action-form.tsx';
import { ListTable } from '../../parts/list-table.tsx';
import { useMay } from '../../parts/use-may.ts';
import { officePaths } from '../../paths.ts';
import { t } from './categories-words.ts';
import { CategoryState } from './category-state.tsx';

interface CategoryTreeProps {
  categories: readonly TeamCategoryShape[];
  formKey: string;
}

const above = (path: string) => path.split('/').slice(0, -1).join('/');

/** Categories as a nested list. */
export function CategoryTree({ categories, formKey }: CategoryTreeProps) {
  const mayEdit = useMay('catalogue.manage');
  return (
    <ListTable
      caption={t('title')}
      columns={[
        t('columns.name'),
        { figures: t('columns.products') },
        t('columns.state'),
        mayEdit && t('columns.order'),
      ]}
    >
      {categories.map((category) => (
        <tr key={category.id}>
          <th scope="row">
            <div style={{ paddingLeft: `${(category.path.split('/').length - 1) * 1.25}rem` }}>
              <Link to={officePaths.category(category.id)} className="link">
                {category.name}
              </Link>
              <span className="block font-normal text-encre-2">/{category.path}/</span>
            </div>
          </th>
          <td className="text-right tabular-nums">
            <Link to={officePaths.products({ category: category.path })} className="link">
              {category.products}
            </Link>
          </td>
          <td className="whitespace-nowrap">
            <CategoryState category={category} />
          </td>
          {mayEdit && (
            <td>
              <OrderForms category={category} categories={categories} formKey={formKey} />
            </td>
          )}
        </tr>
      ))}
    </ListTable>
  );
}

/** Moves a category one place up or down among its siblings. */
function OrderForms({
  category,
  categories,
  formKey,
}: CategoryTreeProps & { category: TeamCategoryShape }) {
  const { id, name, version, path } = category;
  const siblings = categories.filter((one) => above(one.path) === above(path));
  const place = siblings.indexOf(category);
  const move = (direction: 'up' | 'down', position: number) => (
    <ActionForm
      name={direction === 'up' ? 'raiseCategory' : 'lowerCategory'}
      formKey={`${formKey}-${direction}`}
      id={id}
      refused={undefined}
      variant="quiet"
      submit={t(direction)}
      label={t(`${direction}Of`, { name })}
    >
      <input type="hidden" name="version" value={version} />
      <input type="hidden" name="position" value={position} />
    </ActionForm>
  );
  return (
    <div className="flex gap-1">
      {place > 0 && move('up', place - 1)}
      {place < siblings.length - 1 && move('down', place + 1)}
    </div>
  );
}
