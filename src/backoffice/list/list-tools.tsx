import { Columns3, Download, Rows3 } from 'lucide-react';
import { Form } from 'react-router';
import { MOST_COUNTED } from '#kit/page-size.ts';
import type { ListChoice, TeamList } from '#kit/team-list.ts';
import { Button } from '#ui/button.tsx';
import { Icon } from '#ui/icon.tsx';
import { Link } from '#ui/link.tsx';
import { type ReadList, shownColumns, writtenFilter } from '../parts/read-list.ts';
import { sheetAddress } from '../paths.ts';
import type { OfficeListOf } from './define-list.ts';
import { Folded, toolClass } from './folded.tsx';
import { ListKeys } from './list-keys.tsx';
import { t as tList } from './list-words.ts';
import { lookFields } from './look-fields.tsx';

interface ListToolsProps<L extends TeamList, Row> {
  office: OfficeListOf<L, Row>;
  shown: ReadList<L>;
  total: number;
}

/** Menu of a list: columns, density and export. */
export function ListTools<L extends TeamList, Row>({
  office,
  shown,
  total,
}: ListToolsProps<L, Row>) {
  const { to, list } = office;
  const { look, choice } = shown;
  const isRoomy = look.isRoomy === true;
  return (
    <div className="flex flex-wrap items-center">
      <ColumnsTool office={office} shown={shown} />
      <Link
        to={to({ ...choice, look: { ...look, isRoomy: !isRoomy } })}
        preventScrollReset
        className={`${toolClass} max-md:hidden`}
      >
        <Icon of={Rows3} size={16} />
        {tList(isRoomy ? 'density.dense' : 'density.roomy')}
      </Link>
      {total > MOST_COUNTED ? (
        <span className="px-2 text-small text-encre-2">
          {tList('sheet.tooMany', { count: MOST_COUNTED })}
        </span>
      ) : (
        <a href={sheetAddress(list.id, to({ ...choice, look }))} download className={toolClass}>
          <Icon of={Download} size={16} />
          {tList('sheet.link')}
        </a>
      )}
      <ListKeys />
    </div>
  );
}

/** Choice of the visible columns. */
function ColumnsTool<L extends TeamList, Row>({
  office,
  shown,
}: Pick<ListToolsProps<L, Row>, 'office' | 'shown'>) {
  const { list, t, to } = office;
  const names: readonly string[] = shownColumns(list, shown.look);
  const { sort, ...narrowing }: ListChoice<TeamList> = shown.choice;
  return (
    <Folded label={tList('columns.title')} icon={Columns3}>
      <Form method="get" action={to()} key={names.join()} className="grid gap-1">
        {Object.entries(list.filters).map(([name, filter]) => {
          const value = writtenFilter(filter, narrowing[name]);
          return value && <input key={name} type="hidden" name={filter.key} value={value} />;
        })}
        {sort && <input type="hidden" name="tri" value={sort} />}
        {lookFields({ isRoomy: shown.look.isRoomy })}
        {list.columns.map((name) => (
          <label key={name} className="flex min-h-11 items-center gap-2 text-small lg:min-h-8">
            <input
              type="checkbox"
              name="colonnes"
              value={name}
              defaultChecked={names.includes(name)}
              className="size-5 accent-sapin-700"
            />
            {t.translate(`columns.${name}`)}
          </label>
        ))}
        <Button type="submit" variant="secondary" size="compact">
          {tList('columns.apply')}
        </Button>
      </Form>
    </Folded>
  );
}
