import { z } from 'zod';

// An endpoint, described once: its route, its OpenAPI description, its client and its tests derive
// from this object.

/** Statuses an operation may refuse with; each API has its own error body for them. */
export type RefusalStatus = 400 | 401 | 403 | 404 | 409 | 413 | 415 | 422 | 429 | 503;

/** The success answer of an operation. `type` is absent where there is no body. */
export interface Answer<Shape extends z.ZodType | null = z.ZodType | null> {
  readonly status: number;
  readonly description: string;
  readonly type: string | null;
  readonly shape: Shape;
}

/** One endpoint of one of the APIs. Its `path` is without the prefix of its API. */
export interface Operation {
  /** Unique in its API: generated clients use it as a function name. */
  readonly id: string;
  readonly method: 'get' | 'post' | 'put' | 'patch' | 'delete';
  readonly path: string;
  readonly tag: string;
  readonly summary: string;
  /**
   * The permission a staff member or API key needs; only operations of the back office have one.
   */
  readonly permission?: string;
  /**
   * What a call by mistake would cost: money, goods or somebody's trust. The back office never sends it by a single press of a
   * button: it first shows the consequence, or has something typed.
   */
  readonly risk?: 'money' | 'goods' | 'trust';
  readonly params?: z.ZodObject;
  readonly query?: z.ZodObject;
  readonly headers?: z.ZodObject;
  /** The JSON body. */
  readonly body?: z.ZodType;
  /** A multipart form with files, instead of JSON or in addition to it. */
  readonly form?: z.ZodType;
  readonly answer: Answer;
  /** Answers other than success that do not have the usual error body. */
  readonly otherwise?: readonly Answer[];
  readonly refusals: readonly RefusalStatus[];
  /**
   * The answer is the same for everybody until content changes, so it is cached like the pages
   * (decision 0004).
   */
  readonly shared?: true;
  /** Never shed under load: it, and every path below it, is needed to pay or to sign in. */
  readonly goesFirst?: true;
  /** Left out of the OpenAPI document: a second spelling of another operation. */
  readonly hidden?: true;
}

/** Defines an endpoint; the types of its route and its client are inferred from it. */
export const operation = <const O extends Operation>(described: O): O => described;

/** The answer of an operation that returns one resource, as JSON-LD. */
export const item = <Shape extends z.ZodType>(
  shape: Shape,
  description: string,
  status = 200,
): Answer<Shape> => ({ status, description, type: 'application/ld+json', shape });

/** The answer of an operation that returns a collection, in the envelope of contracts §1.3. */
export const list = <Member extends z.ZodType>(member: Member, description = 'A collection') =>
  item(
    z.object({ 'hydra:member': z.array(member), 'hydra:totalItems': z.int() }).loose(),
    description,
  );

/** The answer of an operation that returns plain JSON. */
export const json = <Shape extends z.ZodType>(
  shape: Shape,
  description: string,
  status = 200,
): Answer<Shape> => ({ status, description, type: 'application/json', shape });

/** The answer of an operation that returns another media type than JSON. */
export const file = <Shape extends z.ZodType>(
  type: string,
  description: string,
  shape: Shape,
): Answer<Shape> => ({ status: 200, description, type, shape });

/** The answer of an operation without a body. */
export const noBody = (description: string, status = 204): Answer<null> => ({
  status,
  description,
  type: null,
  shape: null,
});

/** The query parameters of a paged collection. */
export const pagingQuery = { page: z.string().optional(), itemsPerPage: z.string().optional() };

/**
 * A client-generated key of at least the length of a UUID, so that two clients do not collide by
 * chance.
 */
export const idempotencyKey = z
  .string()
  .regex(/^[!-~]{16,128}$/)
  .meta({
    description:
      'Makes the call safe to repeat: within 24 hours the same key and body get the first answer ' +
      'again and create nothing; the same key with another body is refused (422). Send a new UUID ' +
      'for each intent.',
    example: '0b1f6c1e-6f0a-4c0e-9f5b-0d7c9a6f3c11',
  });

/** The headers every creating operation of the shop API accepts. */
export const creationHeaders = z.object({ 'idempotency-key': idempotencyKey.optional() });

/** The body of an operation's answer, as its client receives it. */
export type AnswerOf<O extends Operation> =
  O['answer'] extends Answer<infer Shape>
    ? Shape extends z.ZodType
      ? z.output<Shape>
      : null
    : never;

/** A member of the collection an operation returns. */
export type MemberOf<O extends Operation> =
  AnswerOf<O> extends { 'hydra:member': readonly (infer Member)[] } ? Member : never;

/** A parameter as the client may pass it: where the schema takes text, a number is accepted too. */
type Written<Shape> = Shape extends z.ZodType
  ? {
      [Name in keyof z.input<Shape>]: unknown extends z.input<Shape>[Name]
        ? string | number | undefined
        : string extends z.input<Shape>[Name]
          ? z.input<Shape>[Name] | number
          : z.input<Shape>[Name];
    }
  : never;

/** The path parameters of an operation, each a text or a number. */
type Named<Shape> = Shape extends z.ZodType
  ? { [Name in keyof z.input<Shape>]: string | number }
  : never;

type InputOfPart<O, Part extends string> =
  O extends Record<Part, infer Shape extends z.ZodType> ? z.input<Shape> : never;

/** The query parameters of an operation. */
export type QueryOf<O extends Operation> = O extends { query: infer Query }
  ? Written<Query>
  : never;

/** The request body of an operation. */
export type BodyOf<O extends Operation> =
  | InputOfPart<O, 'body'>
  | (O extends { form: z.ZodType } ? FormData : never);

/**
 * A part of an operation's input: absent where the operation has none, optional where all of it is
 * optional.
 */
type Given<Part extends string, Value> = [Value] extends [never]
  ? unknown
  : Record<never, never> extends Value
    ? { [Name in Part]?: Value }
    : { [Name in Part]: Value };

/** The input a client passes to an operation. */
export type InputOf<O extends Operation> = Given<
  'params',
  O extends { params: infer Params } ? Named<Params> : never
> &
  Given<'query', QueryOf<O>> &
  Given<'headers', InputOfPart<O, 'headers'>> &
  Given<'body', BodyOf<O>>;

/** The arguments of a client call: the input may be omitted where all of it is optional. */
export type Arguments<O extends Operation, More = unknown> =
  Record<never, never> extends InputOf<O> & More
    ? [input?: InputOf<O> & More]
    : [input: InputOf<O> & More];

/** An operation that returns a collection. */
export type Listing = Operation & {
  answer: Answer<z.ZodType<{ 'hydra:member': readonly unknown[]; 'hydra:totalItems': number }>>;
};

/** One page of a collection, with the total count. */
export interface Listed<Member> {
  members: readonly Member[];
  total: number;
}
