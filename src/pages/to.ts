/**
 * Parameters of an address pattern: `:order`, and `:format?`, which may be omitted with its slash.
 * Optional ones come last.
 */
type Params<A extends string> = A extends `${infer Segment}/${infer Rest}`
  ? Param<Segment> & Params<Rest>
  : Param<A>;
type Param<S extends string> = S extends `:${infer Name}?`
  ? { [K in Name]?: string | undefined }
  : S extends `:${infer Name}`
    ? { [K in Name]: string | number }
    : unknown;

/**
 * The path of a page of `list.ts`. Parameters are inserted unencoded: the caller encodes user
 * input.
 */
export const to = <A extends string>(
  { address }: { readonly address: A },
  ...[params]: unknown extends Params<A> ? [] : [Params<A>]
): string => {
  const given = params as Readonly<Record<string, string | number | undefined>> | undefined;
  return `/${address.replace(/:(\w+)\??(\/|$)/g, (_, name: string, slash: string) => (given?.[name] === undefined ? '' : `${given[name]}${slash}`))}`;
};
