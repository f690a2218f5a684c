import { type RawBuilder, sql } from 'kysely';
import type { Comparison, Condition } from '../rules/index.ts';

type Sql = RawBuilder<unknown>;

const OPERATORS: Record<Comparison, Sql> = {
  '<': sql`<`,
  '<=': sql`<=`,
  '=': sql`=`,
  '!=': sql`<>`,
  '>=': sql`>=`,
  '>': sql`>`,
};

/** A condition as SQL on the record `r`; a missing attribute does not match. */
export function whereOf(condition: Condition): Sql {
  switch (condition.kind) {
    case 'all':
      return joined(condition.of, sql` and `, sql`true`);
    case 'any':
      return joined(condition.of, sql` or `, sql`true`);
    case 'not':
      return sql`not ${whereOf(condition.of)}`;
    case 'facet':
      return condition.attribute === 'objectID'
        ? sql`r.object_id = ${condition.value}`
        : sql`coalesce((r.facets -> ${condition.attribute}) ? ${condition.value}, false)`;
    case 'number':
      return sql`coalesce((r.numbers ->> ${condition.attribute})::numeric
        ${OPERATORS[condition.operator]} ${condition.value}::numeric, false)`;
  }
}

const joined = (parts: readonly Condition[], by: Sql, none: Sql): Sql =>
  parts.length > 0 ? sql`(${sql.join(parts.map(whereOf), by)})` : none;
