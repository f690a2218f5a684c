/** An OpenAPI document as the generator writes it, and what every one of its operations shares. */
interface Document {
  paths?: Record<string, Record<string, { parameters?: object[] }>>;
  components?: object;
}

/** What all operations of an API take, said once. */
export interface SharedParts {
  parameters: readonly { name: string; description: string; example: string }[];
  /** Whether a bearer token may come with any call; an operation that needs one answers 401. */
  bearer: boolean;
}

/** Completes a generated document so that a client can work from it alone. */
export function finishDescription<T extends object>(document: T, shared: SharedParts): T {
  const plain = withPlainPatterns(document) as Document;
  const parameters = shared.parameters.map(({ name, ...about }) => ({
    ...{ name, in: 'query', required: false, schema: { type: 'string' } },
    ...about,
  }));
  for (const operation of Object.values(plain.paths ?? {}).flatMap(Object.values))
    operation.parameters = [...(operation.parameters ?? []), ...parameters];
  const bearer = { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' };
  return {
    ...plain,
    ...(shared.bearer && {
      components: { ...plain.components, securitySchemes: { bearer } },
      security: [{}, { bearer: [] }],
    }),
  } as object as T;
}

/** The generator writes a pattern with its flag behind it, `…/u`, which no reader understands. */
const withPlainPatterns = <T extends object>(document: T): T =>
  JSON.parse(
    JSON.stringify(document, (key, value) =>
      key === 'pattern' && typeof value === 'string' ? value.replace(/\/u$/, '') : value,
    ),
  );
