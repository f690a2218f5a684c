import { z } from 'zod';

// What an endpoint is, said once: its route, its description, its client and its tests are made of it.

/** Statuses an operation may refuse with; every API has its own shape for them. */
export type RefusalStatus = 400 | 401 | 403 | 404 | 409 | 413 | 415 | 422 | 429 | 503;

/** What an operation answers. `type` is absent where there is no body. */
export interface Answer<Shape extends z.ZodType | null = z.ZodType | null> {
  readonly status: number;
  readonly description: string;
  readonly type: string | null;
  readonly shape: Shape;
}

/** One endpoint of one of the APIs. Its `path` is without the prefix of its API. */
export interface Operation {
  /** Unique in its API; clients in other languages make the name of a function of it. */
  readonly id: string;
  readonly method: 'get' | 'post' | 'put' | 'patch' | 'delete';
  readonly path: string;
  readonly tag: string;
  readonly summary: string;
  /** What whoever calls must be allowed to; only operations of the team say so. */
  readonly permission?: string;
  /**
   * What it costs when it happens by mistake: money, goods or somebody's trust. No page of the team does it by one
   * press: it says first what will happen, or asks for something to be typed.
   */
  readonly risk?: 'money' | 'goods' | 'trust';
  readonly params?: z.ZodObject;
  readonly query?: z.ZodObject;
  readonly headers?: z.ZodObject;
  /** JSON. */
  readonly body?: z.ZodType;
  /** A form with files, instead of JSON or beside it. */
  readonly form?: z.ZodType;
  readonly answer: Answer;
  /** Other answers that are no refusals of the usual shape. */
  readonly otherwise?: readonly Answer[];
  readonly refusals: readonly RefusalStatus[];
  /** Answers everybody the same until content changes: it is cached like the documents (decision 0004). */
  readonly shared?: true;
  /** Answered, and not described: another spelling of an operation that is. */
  readonly hidden?: true;
}

/** One endpoint; what its route and its callers may say is inferred from it. */
export const operation = <const O extends Operation>(described: O): O => described;

/** One thing, as JSON-LD. */
export const item = <Shape extends z.ZodType>(
  shape: Shape,
  description: string,
  status = 200,
): Answer<Shape> => ({ status, description, type: 'application/ld+json', shape });

/** Several, in the envelope of contracts §1.3. */
export const list = <Member extends z.ZodType>(member: Member, description = 'A collection') =>
  item(
    z.object({ 'hydra:member': z.array(member), 'hydra:totalItems': z.int() }).loose(),
    description,
  );

/** Plain JSON. */
export const json = <Shape extends z.ZodType>(
  shape: Shape,
  description: string,
  status = 200,
): Answer<Shape> => ({ status, description, type: 'application/json', shape });

/** A body that is no JSON. */
export const file = <Shape extends z.ZodType>(
  type: string,
  description: string,
  shape: Shape,
): Answer<Shape> => ({ status: 200, description, type, shape });

/** No body. */
export const noBody = (description: string, status = 204): Answer<null> => ({
  status,
  description,
  type: null,
  shape: null,
});

/** The query keys of a collection in pages. */
export const pagingQuery = { page: z.string().optional(), itemsPerPage: z.string().optional() };

/** Long enough that nobody meets another's by chance: a UUID does. */
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

/** What every creation of the shop API takes besides its body. */
export const creationHeaders = z.object({ 'idempotency-key': idempotencyKey.optional() });

/** What an operation answers, as its callers read it. */
export type AnswerOf<O extends Operation> =
  O['answer'] extends Answer<infer Shape>
    ? Shape extends z.ZodType
      ? z.output<Shape>
      : null
    : never;

/** One of what an operation lists. */
export type MemberOf<O extends Operation> =
  AnswerOf<O> extends { 'hydra:member': readonly (infer Member)[] } ? Member : never;

/** What a caller says in the address; where any text may stand, a number may. */
type Written<Shape> = Shape extends z.ZodType
  ? {
      [Name in keyof z.input<Shape>]: unknown extends z.input<Shape>[Name]
        ? string | number | undefined
        : string extends z.input<Shape>[Name]
          ? z.input<Shape>[Name] | number
          : z.input<Shape>[Name];
    }
  : never;

/** The names in the braces of a path, each a text or a number. */
type Named<Shape> = Shape extends z.ZodType
  ? { [Name in keyof z.input<Shape>]: string | number }
  : never;

type InputOfPart<O, Part extends string> =
  O extends Record<Part, infer Shape extends z.ZodType> ? z.input<Shape> : never;

/** What narrows an answer. */
export type QueryOf<O extends Operation> = O extends { query: infer Query }
  ? Written<Query>
  : never;

/** The body an operation is sent. */
export type BodyOf<O extends Operation> =
  | InputOfPart<O, 'body'>
  | (O extends { form: z.ZodType } ? FormData : never);

/** A part of an input: asked for where the operation has it, and where something of it is required. */
type Given<Part extends string, Value> = [Value] extends [never]
  ? unknown
  : Record<never, never> extends Value
    ? { [Name in Part]?: Value }
    : { [Name in Part]: Value };

/** What an operation is called with. */
export type InputOf<O extends Operation> = Given<
  'params',
  O extends { params: infer Params } ? Named<Params> : never
> &
  Given<'query', QueryOf<O>> &
  Given<'headers', InputOfPart<O, 'headers'>> &
  Given<'body', BodyOf<O>>;

/** The input of a call, which may be left out where nothing of it is required. */
export type Arguments<O extends Operation, More = unknown> =
  Record<never, never> extends InputOf<O> & More
    ? [input?: InputOf<O> & More]
    : [input: InputOf<O> & More];

/** An operation that lists. */
export type Listing = Operation & {
  answer: Answer<z.ZodType<{ 'hydra:member': readonly unknown[]; 'hydra:totalItems': number }>>;
};

/** A page of a list, with how many there are in all. */
export interface Listed<Member> {
  members: readonly Member[];
  total: number;
}
