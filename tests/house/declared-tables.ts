import ts from 'typescript';

export interface DeclaredColumn {
  /** What a select returns, roughly: `string`, `number`, `boolean`, `Date`, `string[]`, `object`. */
  kinds: string[];
  nullable: boolean;
  /** An insert may leave it out. */
  optional: boolean;
}

const PROBE = 'tests/house/probe.ts';
const PROBE_TEXT = `
  import type { Insertable, Selectable } from 'kysely';
  import type { Database } from '../../src/registry/schema.ts';
  type Selected = { [Table in keyof Database]: Selectable<Database[Table]> };
  type Inserted = { [Table in keyof Database]: Insertable<Database[Table]> };
  export declare const selected: Selected;
  export declare const inserted: Inserted;
`;

/** The columns of `src/registry/schema.ts` as TypeScript sees them: table → column → type. */
export function declaredTables(): Map<string, Map<string, DeclaredColumn>> {
  const { options } = ts.parseJsonConfigFileContent(
    ts.readConfigFile('tsconfig.json', ts.sys.readFile).config,
    ts.sys,
    '.',
  );
  const host = ts.createCompilerHost({ ...options, types: ['node'] });
  const { getSourceFile, fileExists } = host;
  host.fileExists = (file) => file === PROBE || fileExists(file);
  host.getSourceFile = (file, target) =>
    file === PROBE ? ts.createSourceFile(file, PROBE_TEXT, target) : getSourceFile(file, target);
  const program = ts.createProgram([PROBE], { ...options, types: ['node'] }, host);
  const checker = program.getTypeChecker();
  const probe = program.getSourceFile(PROBE);
  const file = probe && checker.getSymbolAtLocation(probe);
  if (!file) throw new Error('src/registry/schema.ts cannot be read');

  const [selected, inserted] = ['selected', 'inserted'].map((name) => {
    const symbol = checker.getExportsOfModule(file).find((one) => one.name === name);
    return symbol && checker.getTypeOfSymbol(symbol);
  });
  const member = (type: ts.Type | undefined, name: string) => type?.getProperty(name);
  const typeOf = (symbol: ts.Symbol | undefined) => symbol && checker.getTypeOfSymbol(symbol);

  const tables = new Map<string, Map<string, DeclaredColumn>>();
  for (const table of selected?.getProperties() ?? []) {
    const columns = new Map<string, DeclaredColumn>();
    const insert = typeOf(member(inserted, table.name));
    for (const column of typeOf(table)?.getProperties() ?? []) {
      const type = checker.getTypeOfSymbol(column);
      const parts = type.isUnion() ? type.types : [type];
      const isNull = (part: ts.Type) => (part.flags & ts.TypeFlags.Null) !== 0;
      const writes = member(insert, column.name);
      columns.set(column.name, {
        kinds: [
          ...new Set(parts.filter((part) => !isNull(part)).map((part) => kindOf(checker, part))),
        ],
        nullable: parts.some(isNull),
        optional: !writes || (writes.flags & ts.SymbolFlags.Optional) !== 0,
      });
    }
    tables.set(table.name, columns);
  }
  return tables;
}

function kindOf(checker: ts.TypeChecker, type: ts.Type): string {
  if (type.flags & ts.TypeFlags.StringLike) return 'string';
  if (type.flags & ts.TypeFlags.NumberLike) return 'number';
  if (type.flags & ts.TypeFlags.BooleanLike) return 'boolean';
  if (type.symbol?.name === 'Date') return 'Date';
  const element =
    checker.isArrayType(type) && checker.getTypeArguments(type as ts.TypeReference)[0];
  if (!element) return 'object';
  return `${kindOf(checker, element.isUnion() ? (element.types[0] ?? element) : element)}[]`;
}
