import type { ReactNode } from 'react';
import { Link } from '#ui/link.tsx';
import { ListTable } from '../parts/list-table.tsx';
import { Panel } from '../parts/panel.tsx';
import { officePaths } from '../paths.ts';
import { t } from './renewals-words.ts';

interface ConcernedPanelProps {
  title: string;
  /** Text when there are none. */
  none: string;
  columns: readonly string[];
  /** Rows with code, name and further cells. */
  rows: readonly { code: string; name: string; cells: readonly ReactNode[] }[];
  children?: ReactNode;
}

/** Subscriptions that need attention, with the reason. */
export function ConcernedPanel({ title, none, columns, rows, children }: ConcernedPanelProps) {
  if (rows.length === 0) return <Panel title={title}>{none}</Panel>;
  return (
    <Panel title={title}>
      {children}
      <ListTable caption={title} columns={[t('failed.code'), ...columns]}>
        {rows.map(({ code, name, cells }) => (
          <tr key={code}>
            <th scope="row">
              <Link to={officePaths.subscription(code)} className="link tabular-nums">
                {code}
              </Link>
              <span className="block font-normal text-encre-2">{name}</span>
            </th>
            {cells.map((cell, index) => (
              <td key={columns[index]}>{cell}</td>
            ))}
          </tr>
        ))}
      </ListTable>
    </Panel>
  );
}
